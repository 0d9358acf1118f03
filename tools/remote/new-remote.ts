import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { RemoteManifest } from '@kavel/contracts';

const templates = resolve(import.meta.dirname, 'template');
const suffix = '.template';

/** Paths reserved for the host or the gateway. */
const reserved =
  'api brands healthz intern login logout metrics page-view readyz registry remotes telemetry host';

/** An invalid or used name, with a message for the user. */
export class NameRefused extends Error {}

interface Names {
  __kebab__: string;
  __Pascal__: string;
  __Title__: string;
}

/** `market-watch` → `MarketWatch`, “Market watch”. */
function namesOf(name: string): Names {
  const words = name.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { __kebab__: name, __Pascal__: words.map(capital).join(''), __Title__: capital(words.join(' ')) };
}

const filled = (text: string, names: Names) =>
  text.replace(/__(?:kebab|Pascal|Title)__/g, placeholder => names[placeholder as keyof Names]);

/** Federation names must be identifiers, and none may be a prefix of another. */
const container = (name: string) => name.replaceAll('-', '').toLowerCase();

/** Throws NameRefused for an invalid or used name. */
export function checkName(name: string, others: readonly RemoteManifest[]): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new NameRefused(
      `“${name}” is no name for a remote: small letters, digits and single hyphens, up to 40.`,
    );
  }
  if (reserved.split(' ').includes(name)) throw new NameRefused(`/${name} is a path of Kavel itself.`);
  for (const other of others) {
    const [one, two] = [container(name), container(other.name)];
    if (one.startsWith(two) || two.startsWith(one)) {
      throw new NameRefused(
        `“${name}” and the remote ${other.name} begin alike, and federation cannot tell such names apart.`,
      );
    }
    if (other.routes.some(({ path }) => path === `/${name}`)) {
      throw new NameRefused(`The path /${name} belongs to the remote ${other.name} already.`);
    }
  }
}

/**
 * Writes remotes/<name> and e2e/specs/<name>.spec.ts below `root`, all or nothing. Returns the written files, relative
 * to the root.
 */
export function writeRemote(root: string, name: string): string[] {
  const folder = join(root, 'remotes', name);
  const spec = join(root, 'e2e/specs', `${name}.spec.ts`);
  for (const target of [folder, spec]) {
    if (existsSync(target)) throw new NameRefused(`${relative(root, target)} is there already.`);
  }
  const names = namesOf(name);
  const draft = join(root, 'remotes', `.${name}-draft`);
  rmSync(draft, { recursive: true, force: true });
  const files = filesBelow(templates).map(file => {
    const target = filled(relative(templates, file), names).slice(0, -suffix.length);
    mkdirSync(dirname(join(draft, target)), { recursive: true });
    writeFileSync(join(draft, target), filled(readFileSync(file, 'utf8'), names));
    return join('remotes', name, target);
  });
  writeFileSync(spec, filled(readFileSync(resolve(templates, '../spec.template'), 'utf8'), names));
  renameSync(draft, folder);
  return [...files, relative(root, spec)];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .map(name => join(folder, name))
    .flatMap(path => (statSync(path).isDirectory() ? filesBelow(path) : path.endsWith(suffix) ? [path] : []));
}
