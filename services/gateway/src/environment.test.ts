import { readEnvironment } from './environment';

const production = { ENVIRONMENT: 'production' };

describe('readEnvironment', () => {
  it('needs no variable', () => {
    expect(readEnvironment({}, '/kavel')).toMatchObject({
      listenAt: { port: 4000, host: 'localhost' },
      dataFolder: '/kavel/.kavel',
      databaseUrl: undefined,
      production: false,
      administrator: undefined,
      demoAccounts: true,
      trustedProxies: false,
    });
  });

  it('trusts the proxy at its socket', () => {
    expect(readEnvironment({ ...production, KAVEL_SOCKET: '/run/kavel/first.sock' }, '/')).toMatchObject({
      listenAt: { path: '/run/kavel/first.sock' },
      trustedProxies: 1,
    });
  });

  it.each([
    ['1', 1],
    ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
    ['loopback', ['loopback']],
  ])('trusts the named proxies: %s', (given, trustedProxies) => {
    const environment = readEnvironment({ ...production, KAVEL_TRUST_PROXY: given }, '/');
    expect(environment).toMatchObject({ trustedProxies });
  });

  const open = [{ HOST: '0.0.0.0' }, { KAVEL_SOCKET: '/run/kavel.sock' }, { KAVEL_TRUST_PROXY: '1' }];
  it.each([...open, { HOST: '::' }, { HOST: '192.168.1.4' }])(
    'has no demo accounts when reachable by others, unless configured: %j',
    variables => {
      expect(() => readEnvironment(variables, '/')).toThrow(/KAVEL_DEMO: .*\n.*ENVIRONMENT=production/);
      expect(readEnvironment({ ...variables, KAVEL_DEMO: 'true' }, '/').demoAccounts).toBe(true);
      expect(readEnvironment({ ...variables, KAVEL_DEMO: 'false' }, '/').demoAccounts).toBe(false);
      expect(readEnvironment({ ...variables, ...production }, '/').demoAccounts).toBe(false);
    },
  );

  it.each(['localhost', '127.0.0.1', '::1'])('has demo accounts at %s by default', HOST => {
    expect(readEnvironment({ HOST }, '/').demoAccounts).toBe(true);
  });

  it('is production only for the exact value', () => {
    expect(readEnvironment({ ENVIRONMENT: 'production' }, '/').production).toBe(true);
    expect(readEnvironment({ ENVIRONMENT: 'Production' }, '/').production).toBe(false);
  });

  it('uses the production services only in production, and its own by default', () => {
    const variables = {
      KAVEL_SERVICES_PRODUCTION: 'portfolio=https://api.example/portfolio/, auth=https://auth.example',
      KAVEL_SERVICES_ACCEPT: 'portfolio=https://accept.example/portfolio',
    };
    const accept = { portfolio: 'https://accept.example/portfolio' };
    const production = { portfolio: 'https://api.example/portfolio', auth: 'https://auth.example' };
    const addresses = (ENVIRONMENT?: string) =>
      readEnvironment({ ...variables, ENVIRONMENT }, '/').serviceAddresses;
    expect(addresses('production')).toEqual(production);
    for (const other of [undefined, 'accept', 'Production', 'production ', 'prod']) {
      expect(addresses(other)).toEqual(accept);
    }
    expect(readEnvironment({ ENVIRONMENT: 'production' }, '/').serviceAddresses).toEqual({});
  });

  it('uses the map tiles of production only in production, and its own by default', () => {
    const variables = {
      KAVEL_TILES_PRODUCTION: 'https://tiles.example/kavel/',
      KAVEL_TILES_ACCEPT: 'https://accept.example/tiles',
    };
    const base = (ENVIRONMENT?: string) => readEnvironment({ ...variables, ENVIRONMENT }, '/').tileBase;
    expect(base('production')).toBe('https://tiles.example/kavel');
    for (const other of [undefined, 'accept', 'Production', 'prod']) {
      expect(base(other)).toBe('https://accept.example/tiles');
    }
    expect(readEnvironment({ ENVIRONMENT: 'production' }, '/').tileBase).toBeUndefined();
  });

  it('names every invalid variable', () => {
    const read = () => readEnvironment({ PORT: 'http', DATABASE_URL: 'mysql://localhost/x' }, '/');
    expect(read).toThrow(/PORT: .*\n.*DATABASE_URL: /);
  });

  it('reads the origins from which employees and developers may override remotes', () => {
    const environment = readEnvironment(
      {
        KAVEL_OVERRIDE_ORIGINS: 'http://localhost:4124, https://try.example/some/path',
        KAVEL_DEV: '.cache/dev',
        KAVEL_DEV_REMOTES: 'scores=http://localhost:4300,marketing=http://localhost:4301',
        KAVEL_DRAIN_SECONDS: '0.5',
      },
      '/kavel',
    );
    expect(environment).toMatchObject({
      overrideOrigins: ['http://localhost:4124', 'https://try.example'],
      development: {
        folder: '/kavel/.cache/dev',
        origins: { scores: 'http://localhost:4300', marketing: 'http://localhost:4301' },
      },
      drainMilliseconds: 500,
    });
  });

  it.each([
    ['another machine as development server', { KAVEL_DEV: 'x', KAVEL_DEV_REMOTES: 'a=http://evil.example' }],
    ['development in production', { KAVEL_DEV: 'x', ENVIRONMENT: 'production' }],
    ['an origin that is none', { KAVEL_OVERRIDE_ORIGINS: 'javascript:alert(1)' }],
    ['a token for metrics that could be guessed', { KAVEL_METRICS_TOKEN: 'secret' }],
    ['a proxy that is whoever calls', { ...production, KAVEL_TRUST_PROXY: 'true' }],
    ['no proxy at all', { ...production, KAVEL_TRUST_PROXY: '0' }],
    ['a proxy by name', { ...production, KAVEL_TRUST_PROXY: 'proxy.example' }],
    ['a range that is none', { ...production, KAVEL_TRUST_PROXY: '10.0.0.0/33' }],
    [
      'more than the one proxy of a socket',
      { KAVEL_SOCKET: '/x', KAVEL_TRUST_PROXY: '2', KAVEL_DEMO: 'true' },
    ],
    ['demo accounts in production', { ...production, KAVEL_DEMO: 'true' }],
    ['an unclear word about the demo', { KAVEL_DEMO: 'yes' }],
    ['a service that does not exist', { KAVEL_SERVICES_ACCEPT: 'prices=https://prices.example' }],
    ['a service address that is none', { KAVEL_SERVICES_ACCEPT: 'auth=javascript:alert(1)' }],
    ['a base of tiles that is none', { KAVEL_TILES_ACCEPT: 'javascript:alert(1)' }],
    ['a tileset that is none', { KAVEL_3D_TILES: 'https://tiles.example/buildings.glb' }],
    ['a service without an address', { KAVEL_SERVICES_ACCEPT: 'auth' }],
    ['keys of tomorrow', { KAVEL_KEYS_SINCE: '2999-01-01T00:00:00Z' }],
    ['a session without end', { KAVEL_SESSION_DAYS: '365' }],
    ['a share above all', { KAVEL_TELEMETRY_SAMPLE: '2' }],
  ])('refuses %s', (_, variables) => {
    expect(() => readEnvironment(variables, '/')).toThrow('The environment is not usable');
  });
});
