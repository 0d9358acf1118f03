import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@kavel/contracts';
import { integrityOf } from '@kavel/deploy';

export interface TrialBuild {
  version: string;
  contract?: string;
}

/**
 * Writes a remote by hand in webpack's format: a container with two pages at `/trial` and `/trial/second` that show
 * their version; `/trial/bare` is the second without the top bar.
 */
export function makeTrial(folder: string, { version, contract = contractVersion }: TrialBuild): string {
  const build = join(folder, `trial-${version}`);
  const files: Record<string, string> = {
    'remote-entry.js': entry,
    'first.js': `trialPages.first = ${pageOf(version, 'first')};`,
    'second.js': `trialPages.second = ${pageOf(version, 'second')};`,
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
      { path: '/trial/bare', module: './SecondPage', permission: null, title, topBar: false },
    ],
    navigation: [{ path: '/trial', label: title, audience: 'visitor', permission: null, order: 900 }],
  };
  mkdirSync(build, { recursive: true });
  writeFileSync(join(build, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(build, 'remote.json'), JSON.stringify(remote));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(build, name), content);
  return build;
}

/** Loads its chunks like webpack: by a script element with the provided hash. */
const entry = `
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
          if (!name) throw new Error('Module "' + module + '" does not exist in container.');
          await loadScript(name);
          const [react] = Object.values(scope.react);
          const React = (await react.get())();
          return () => ({ default: trialPages[name](React) });
        },
      };
    })();`;

function pageOf(version: string, name: string): string {
  return `React => function TrialPage() {
    return React.createElement('h1', null, 'Trial ${name} ${version}');
  }`;
}
