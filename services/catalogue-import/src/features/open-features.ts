import { readHead } from '../files/read-text';
import { readGeoPackage } from '../geopackage/geopackage';
import type { LayerChoice } from '../geopackage/layers';
import { type Feature, readFeatures } from './read-features';

const sqliteSignature = '53514c69746520666f726d6174';

/** Features of a GeoPackage or a GeoJSON file, detected by their first bytes. */
export async function* openFeatures(path: string, choice: LayerChoice): AsyncGenerator<Feature> {
  const isGeoPackage = (await readHead(path)).startsWith(sqliteSignature);
  yield* isGeoPackage ? readGeoPackage(path, choice) : readFeatures(path);
}
