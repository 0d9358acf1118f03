import { contractProblem, defineRemote, releaseSchema, signedText } from './remote';

test.each([
  ['1.2.0', '1.2.0', true],
  ['1.1.9', '1.2.0', true],
  ['1.2.7', '1.2.0', true],
  ['1.3.0', '1.2.0', false],
  ['1.10.0', '1.9.0', false],
  ['1.9.0', '1.10.0', true],
  ['2.0.0', '1.2.0', false],
  ['0.9.0', '1.2.0', false],
])('a remote of contract %s in a host of contract %s: %s', (remote, host, served) => {
  expect(contractProblem(remote, host) === null).toBe(served);
});

test('the reason names both versions', () => {
  expect(contractProblem('1.3.0', '1.2.0')).toBe(
    'built for contract 1.3.0, which a host of contract 1.2.0 does not serve',
  );
});

test('the signed text is the release as received, without signature and state', () => {
  const text = '{"name":"scores","later":1,"version":"v1"}';
  const release = { ...JSON.parse(text), signature: 's', state: 'disabled' };
  expect(signedText(release)).toBe(text);
});

test('a manifest with an action on a page of another remote is rejected', () => {
  const title = { nl: 'a', en: 'a', de: 'a' };
  const route = { path: '/scores', module: './Page', permission: null, title };
  const build = (path: string) =>
    defineRemote({
      name: 'scores',
      routes: [route],
      actions: [{ id: 'weigh', label: title, permission: null, path }],
    });
  expect(build('/scores?tab=weights').actions).toHaveLength(1);
  expect(() => build('/landing')).toThrow('its action weigh has no page /landing');
});

test('a manifest that declares a page of the host is rejected', () => {
  const title = { nl: 'a', en: 'a', de: 'a' };
  const route = { path: '/login', module: './Page', permission: null, title };
  expect(() => defineRemote({ name: 'scores', routes: [route] })).toThrow(
    'scores cannot be built: /login is reserved',
  );
});

describe('widgets in a manifest', () => {
  const title = { nl: 'a', en: 'a', de: 'a' };
  const route = { path: '/scores', module: './Page', permission: null, title };
  const widget = { slot: 'start-card', module: './Card', permission: null, title, order: 1 } as const;

  test('a module is one page or one widget', () => {
    const build = (...modules: string[]) =>
      defineRemote({
        name: 'scores',
        routes: [route],
        exposes: modules.map(module => ({ ...widget, module })),
      });
    expect(build('./Card', './Other').exposes?.[0]).toEqual(widget);
    expect(() => build('./Page')).toThrow('./Page is a page or another widget already');
    expect(() => build('./Card', './Card')).toThrow('./Card is a page or another widget already');
  });

  test('a release with a slot of a later version is accepted, and one without widgets too', () => {
    const release = {
      ...defineRemote({ name: 'scores', routes: [route] }),
      version: 'v',
      entry: '/',
      container: 'scores',
    };
    expect(releaseSchema.safeParse(release).success).toBe(true);
    const later = { ...release, exposes: [{ ...widget, slot: 'later-slot' }] };
    expect(releaseSchema.parse(later).exposes?.[0]?.slot).toBe('later-slot');
  });
});
