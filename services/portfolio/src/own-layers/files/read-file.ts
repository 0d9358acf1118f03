import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RawFeature } from '../rules/read-own-layer';
import { readGeoPackage } from './read-geopackage';

const sqliteSignature = 'SQLite format 3';

/** Features of a GeoPackage or a GeoJSON file; null when it is neither. */
export async function readFile(content: Buffer): Promise<RawFeature[] | null> {
  return content.toString('latin1', 0, sqliteSignature.length) === sqliteSignature
    ? readDatabase(content)
    : readGeoJson(content.toString('utf8'));
}

/** SQLite opens files only: the bytes lie in a temporary folder while they are read. */
async function readDatabase(content: Buffer): Promise<RawFeature[] | null> {
  const folder = await mkdtemp(join(tmpdir(), 'kavel-own-layer-'));
  try {
    const path = join(folder, 'layer.gpkg');
    await writeFile(path, content);
    return readGeoPackage(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface GeoJson {
  type?: unknown;
  features?: unknown;
}

function readGeoJson(text: string): RawFeature[] | null {
  try {
    const parsed = JSON.parse(text.replace(/^\uFEFF/, '')) as GeoJson | null;
    if (parsed?.type === 'Feature') return [featureOf(parsed)];
    if (parsed?.type === 'FeatureCollection')
      return Array.isArray(parsed.features) ? parsed.features.map(featureOf) : null;
    // A geometry by itself is GeoJSON too.
    return parsed && ('coordinates' in parsed || 'geometries' in parsed)
      ? [featureOf({ properties: null, geometry: parsed })]
      : null;
  } catch {
    return null;
  }
}

function featureOf(value: unknown): RawFeature {
  const { properties = null, geometry = null } = (value ?? {}) as Partial<RawFeature>;
  const isObject = typeof geometry === 'object' && geometry !== null && typeof geometry.type === 'string';
  return {
    properties: typeof properties === 'object' ? properties : null,
    geometry: isObject ? geometry : null,
  };
}
