import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@kavel/contracts';
import { integrityOf } from '../trust/integrity';

export interface MadeBuild {
  name?: string;
  version?: string;
  path?: string;
  contract?: string;
  /** Content of its page's script. */
  script?: string;
  /** Title of its page, which only the manifest has. */
  title?: string;
  /** Module of a declared widget, exposed or not. */
  widget?: string;
}

/** Writes a small build of a remote in webpack's format, and returns its folder. */
export function makeBuild(
  folder: string,
  {
    name = 'scores',
    version = 'v1',
    path = `/${name}`,
    contract = contractVersion,
    script = version,
    title: words = name,
    widget,
  }: MadeBuild,
): string {
  const build = join(folder, `${name}-${version}-${script}`);
  const title = { nl: words, en: words, de: words };
  const assets = { js: { sync: ['page.js'], async: [] } };
  const files = {
    'remote.json': JSON.stringify({
      name,
      version,
      contract,
      container: name,
      routes: [{ path, module: './Page', permission: null, title }],
      ...(widget
        ? { exposes: [{ slot: 'start-card', module: widget, permission: null, title, order: 1 }] }
        : {}),
    }),
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remote-entry.js' } },
      exposes: [{ path: './Page', assets }],
      integrity: { 'remote-entry.js': integrityOf('entry'), 'page.js': integrityOf(script) },
    }),
    'remote-entry.js': 'entry',
    'page.js': script,
    '.built-from': 'kept by the build tools',
  };
  mkdirSync(build, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(build, file), content);
  return build;
}
