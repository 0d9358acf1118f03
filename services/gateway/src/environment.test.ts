import { readEnvironment } from './environment';

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({}, '/kavel')).toMatchObject({
      door: { port: 4000, host: 'localhost' },
      dataFolder: '/kavel/.kavel',
      databaseUrl: undefined,
      production: false,
      administrator: undefined,
    });
  });

  it('believes whoever reaches its socket', () => {
    expect(readEnvironment({ KAVEL_SOCKET: '/run/kavel/first.sock' }, '/')).toMatchObject({
      door: { path: '/run/kavel/first.sock' },
      trustProxy: true,
    });
  });

  it('is production only when told so exactly', () => {
    expect(readEnvironment({ ENVIRONMENT: 'production' }, '/').production).toBe(true);
    expect(readEnvironment({ ENVIRONMENT: 'Production' }, '/').production).toBe(false);
  });

  it('names every variable that is not usable', () => {
    const read = () => readEnvironment({ PORT: 'http', DATABASE_URL: 'mysql://localhost/x' }, '/');
    expect(read).toThrow(/PORT: .*\n.*DATABASE_URL: /);
  });

  it('reads where colleagues and developers may take remotes from', () => {
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
    ['a share above all', { KAVEL_TELEMETRY_SAMPLE: '2' }],
  ])('refuses %s', (_, variables) => {
    expect(() => readEnvironment(variables, '/')).toThrow('The environment is not usable');
  });
});
