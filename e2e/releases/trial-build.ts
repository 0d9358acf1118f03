import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../../deploy/src/trust/integrity';

/** What the page of the trial remote does. */
export type Behaviour =
  | 'works'
  | 'throws at load'
  | 'throws when evaluated'
  | 'has no such page'
  | 'throws in render'
  | 'throws in an effect'
  | 'throws in a handler'
  | 'rejects a promise';

export interface TrialBuild {
  version: string;
  behaviour?: Behaviour;
  contract?: string;
}

/**
 * Writes a remote by hand, as webpack would build it: a container with two pages at `/trial` and
 * `/trial/second` that say which version they are of.
 */
export function makeTrial(
  folder: string,
  { version, behaviour = 'works', contract = '1.0.0' }: TrialBuild,
): string {
  const build = join(folder, `trial-${version}`);
  const files: Record<string, string> = {
    'remote-entry.js': entryOf(version, behaviour),
    'first.js': `trialPages.first = ${pageOf(version, 'first', behaviour)};`,
    'second.js': `trialPages.second = ${pageOf(version, 'second', 'works')};`,
  };
  const title = { nl: 'Proef', en: 'Trial', de: 'Probe' };
  const exposed = (path: string, file: string) => ({ path, assets: { js: { sync: [file], async: [] } } });
  const manifest = {
    metaData: { remoteEntry: { name: 'remote-entry.js' } },
    exposes: [exposed('./FirstPage', 'first.js'), exposed('./SecondPage', 'second.js')],
    integrity: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, integrityOf(content)]),
    ),
  };
  const remote = {
    name: 'trial',
    version,
    contract,
    container: 'trial',
    routes: [
      { path: '/trial', module: './FirstPage', permission: null, title },
      { path: '/trial/second', module: './SecondPage', permission: null, title },
    ],
    navigation: [{ path: '/trial', label: title, audience: 'visitor', permission: null, order: 900 }],
  };
  mkdirSync(build, { recursive: true });
  writeFileSync(join(build, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(build, 'remote.json'), JSON.stringify(remote));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(build, name), content);
  return build;
}

/** Loads its chunks as webpack does: by a script element that carries the hash laid ready. */
function entryOf(version: string, behaviour: Behaviour): string {
  return `
    ${behaviour === 'throws at load' ? "throw new Error('trial throws at load');" : ''}
    var trialPages = {};
    var trial = (() => {
      const base = document.currentScript.src.replace(/[^/]*$/, '');
      const files = { './FirstPage': 'first', './SecondPage': 'second' };
      let scope;
      const loadScript = name => new Promise((done, fail) => {
        const script = document.createElement('script');
        script.src = base + name + '.js';
        script.integrity = self.kavelIntegrity.trial[script.src];
        script.onload = done;
        script.onerror = () => fail(Object.assign(new Error('ChunkLoadError: ' + name), { request: script.src }));
        document.head.append(script);
      });
      return {
        init(shared) { scope = shared; },
        async get(module) {
          const name = files[module];
          if (!name || ${behaviour === 'has no such page'}) {
            throw new Error('Module "' + module + '" does not exist in container.');
          }
          await loadScript(name);
          const [react] = Object.values(scope.react);
          const React = (await react.get())();
          return () => {
            if (${behaviour === 'throws when evaluated'}) throw new Error('trial ${version} throws when evaluated');
            return { default: trialPages[name](React) };
          };
        },
      };
    })();`;
}

function pageOf(version: string, name: string, behaviour: Behaviour): string {
  const does: Partial<Record<Behaviour, string>> = {
    'throws in render': "throw new Error('trial throws in render');",
    'throws in an effect': "React.useEffect(() => { throw new Error('trial throws in an effect'); }, []);",
    'throws in a handler': "act = () => { throw new Error('trial throws in a handler'); };",
    'rejects a promise': "act = () => { Promise.reject(new Error('trial rejects a promise')); };",
  };
  return `React => function TrialPage() {
    let act = () => {};
    ${does[behaviour] ?? ''}
    return React.createElement('div', null,
      React.createElement('h1', null, 'Trial ${name} ${version}'),
      React.createElement('button', { onClick: () => act() }, 'Act'));
  }`;
}
