import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, brandSchema, isBehindDoor, type ShownBrand } from '@kavel/contracts';
import { unreadablePairs } from './contrast';

const files = ['logo.svg', 'logo-dark.svg', 'favicon.svg'] as const;

export interface LoadedBrand {
  brand: Brand;
  shown: ShownBrand;
  favicon: string;
}

/** Brands, one folder each; changes are read without a restart. */
export interface BrandSource {
  all(): LoadedBrand[];
  byId(id: string): LoadedBrand | undefined;
  /** The brand whose entrance is a prefix of this path. */
  behindEntrance(path: string): LoadedBrand | undefined;
  /** Folder of the brand's images; null for an unknown brand or image. */
  folderOf(id: string, file: string): string | null;
}

interface Known {
  stamp: string;
  loaded: LoadedBrand | null;
}

/** Reads `<folder>/<id>/brand.json`. An invalid brand is logged once and skipped; the others stay. */
export function brandsIn(folder: string, complain: (problem: string) => void = console.error): BrandSource {
  const known = new Map<string, Known>();

  const look = (id: string): LoadedBrand | null => {
    const stamp = stampOf(join(folder, id));
    const before = known.get(id);
    if (before?.stamp === stamp) return before.loaded;
    const loaded = tryToLoad(folder, id, complain);
    known.set(id, { stamp, loaded });
    return loaded;
  };

  const all = () => {
    if (!existsSync(folder)) return [];
    const ids = readdirSync(folder).filter(name => /^[a-z][a-z0-9-]*$/.test(name));
    return ids.map(look).filter(loaded => loaded !== null);
  };

  return {
    all,
    byId: id => all().find(({ shown }) => shown.id === id),
    behindEntrance: path => all().find(({ brand }) => isBehindDoor(path, brand.door)),
    folderOf(id, file) {
      const there = files.some(name => name === file) && all().some(({ shown }) => shown.id === id);
      return there && existsSync(join(folder, id, file)) ? join(folder, id) : null;
    },
  };
}

/** Changes with every change of the brand's files. */
function stampOf(folder: string): string {
  return ['brand.json', ...files]
    .map(file => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join('-');
}

function tryToLoad(folder: string, id: string, complain: (problem: string) => void): LoadedBrand | null {
  try {
    return load(folder, id);
  } catch (error) {
    complain(`The brand ${id} is left out: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function load(folder: string, id: string): LoadedBrand {
  const brand = brandSchema.parse(JSON.parse(readFileSync(join(folder, id, 'brand.json'), 'utf8')));
  const unreadable = unreadablePairs(brand);
  if (unreadable.length > 0) throw new Error(`its colours cannot be read; ${unreadable.join('; ')}`);
  const light = addressOf(folder, id, 'logo.svg');
  const favicon = addressOf(folder, id, 'favicon.svg');
  if (light === null || favicon === null)
    throw new Error('logo.svg and favicon.svg belong beside brand.json');
  const { name, door, navigation } = brand;
  const dark = addressOf(folder, id, 'logo-dark.svg') ?? light;
  return { brand, shown: { id, name, door, navigation, logo: { light, dark } }, favicon };
}

/** The URL contains a hash of the image, so that it can be cached forever. */
function addressOf(folder: string, id: string, file: string): string | null {
  const path = join(folder, id, file);
  if (!existsSync(path)) return null;
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);
  return `/brands/${id}/${file}?v=${hash}`;
}
