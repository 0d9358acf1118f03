import { readHead } from '../files/read-text';
import { Turns } from '../files/turns';
import { type LayerChoice, readGeoPackage } from '../geopackage/geopackage';
import { type Feature, readFeatures } from './read-features';

const sqliteSignature = '53514c69746520666f726d6174';

/** Features of a GeoPackage or a GeoJSON file, told apart by their first bytes; each is good until the next is asked for. */
export async function* openFeatures(path: string, choice: LayerChoice): AsyncGenerator<Feature> {
  for await (const features of openFeatureBatches(path, choice)) yield* features;
}

/** The same, where it can be many at a time, good until the next ones: waiting for each takes longer than reading it. */
export async function* openFeatureBatches(
  path: string,
  choice: LayerChoice,
  turns = new Turns(),
): AsyncGenerator<Feature[]> {
  if (await isGeoPackage(path)) yield* readGeoPackage(path, choice, turns);
  else for await (const feature of readFeatures(path)) yield [feature];
}

export async function isGeoPackage(path: string): Promise<boolean> {
  return (await readHead(path)).startsWith(sqliteSignature);
}
