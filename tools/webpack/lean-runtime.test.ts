import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { type Context, createContext, runInContext } from 'node:vm';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { hostRuntime, leanHostRuntime, leanRemoteRuntime } from './lean-runtime';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-runtime-'));
  write('node_modules/thing/package.json', '{"name":"thing","version":"19.3.1","main":"index.js"}');
  write(
    'node_modules/thing/index.js',
    'globalThis.made = (globalThis.made ?? 0) + 1; exports.name = "thing";',
  );
  write(
    'host.js',
    `import { name } from 'thing';
     globalThis.load = async container => {
       await __webpack_init_sharing__('default');
       await container.init(__webpack_share_scopes__.default);
       return (await container.get('./Page'))().default + name;
     };`,
  );
  write('page.js', "import { name } from 'thing'; export default 'a page with the ' + name + ' and the ';");
  await build('host', {
    entry: './host.js',
    resolve: { alias: hostRuntime },
    plugins: [
      federation('host', { thing: { singleton: true, eager: true, requiredVersion: false } }),
      ...leanHostRuntime(),
    ],
  });
  await buildRemote('remote', '^19.0.0');
  await buildRemote('older', '^18.0.0');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

type Shared = ConstructorParameters<typeof ModuleFederationPlugin>[0]['shared'];

function federation(name: string, shared: Shared, exposes = {}) {
  const experiments = {
    optimization: { target: 'web' as const, disableSnapshot: true, disableRemote: true },
  };
  const sides = { name, shared, exposes, remotes: {}, dts: false, manifest: false };
  return new ModuleFederationPlugin({
    ...sides,
    filename: 'entry.js',
    shareStrategy: 'loaded-first',
    experiments,
  });
}

function buildRemote(name: string, requiredVersion: string): Promise<void> {
  const thing = { singleton: true, import: false as const, strictVersion: true, requiredVersion };
  const plugins = [federation(name, { thing }, { './Page': './page.js' }), ...leanRemoteRuntime()];
  return build(name, { entry: {}, plugins });
}

function build(name: string, config: Configuration): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    output: { path: join(folder, name), filename: 'entry.js', uniqueName: name, publicPath: `/${name}/` },
    resolveLoader: { modules: [resolve(import.meta.dirname, '../node_modules')] },
    module: { rules: [{ test: /\.ts$/, loader: 'swc-loader', options: { jsc: { target: 'es2022' } } }] },
    performance: { hints: false },
    ...config,
  });
  return new Promise((done, fail) => {
    compiler.run((error, stats) =>
      compiler.close(() => (error || stats?.hasErrors() ? fail(error ?? stats?.toString()) : done())),
    );
  });
}

const sourceOf = (name: string, file = 'entry.js') => readFileSync(join(folder, name, file), 'utf8');

/** A page with the host that can execute scripts. */
function openPage(): Context {
  const page = createContext({ console, URL, setTimeout, clearTimeout });
  const run = (name: string, file?: string) => runInContext(sourceOf(name, file), page);
  page.self = page;
  page.document = {
    defaultView: page,
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined }),
    head: {
      appendChild(script: { src: string; onload(event: object): void }) {
        run(basename(dirname(script.src)), basename(script.src));
        script.onload({ type: 'load' });
      },
    },
  };
  page.start = (name: string) => {
    run(name);
    return page.load(page[name]);
  };
  run('host');
  return page;
}

test('a remote on the host’s runtime gets the host’s instance of a module', async () => {
  const page = openPage();
  expect(await page.start('remote')).toBe('a page with the thing and the thing');
  expect(page.made).toBe(1);
});

test('a remote that requires another major version is refused with the reason', async () => {
  await expect(openPage().start('older')).rejects.toThrow('does not satisfy the requirement');
});

test.each([
  ['host', ['generatePreloadAssets'], 45_000],
  ['remote', ['RUNTIME-0', 'initializeSharing', 'registerShared'], 9_000],
])('%s contains nothing that was left out', (name, leftOut, most) => {
  const source = sourceOf(name);
  expect(leftOut.filter(word => source.includes(word))).toEqual([]);
  expect(source.length).toBeLessThan(most);
});
