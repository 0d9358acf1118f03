import { type LayerChoice, readGeoPackage } from './geopackage';
import { type Feature, readFeatures } from './read-features';
import { readHead } from './read-text';

const sqliteSignature = '53514c69746520666f726d6174';

/** Features of a GeoPackage or a GeoJSON file, told apart by their first bytes. */
export async function* openFeatures(path: string, choice: LayerChoice): AsyncGenerator<Feature> {
  const isGeoPackage = (await readHead(path)).startsWith(sqliteSignature);
  if (isGeoPackage) yield* readGeoPackage(path, choice);
  else yield* readFeatures(path);
}
