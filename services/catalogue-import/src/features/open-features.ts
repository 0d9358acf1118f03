import { readHead } from '../files/read-text';
import { readGeoPackage } from '../geopackage/geopackage';
import type { LayerChoice } from '../geopackage/layers';
import { type Feature, readFeatures } from './read-features';
import { readGml } from './read-gml';

const sqliteSignature = '53514c69746520666f726d6174';

/** `<`, after a byte order mark or not. */
const xmlHead = /^(efbbbf)?3c/;

/** Features of a GeoPackage, a GML or a GeoJSON file, told apart by their first bytes. */
export async function* openFeatures(path: string, choice: LayerChoice): AsyncGenerator<Feature> {
  const head = await readHead(path);
  if (head.startsWith(sqliteSignature)) yield* readGeoPackage(path, choice);
  else if (xmlHead.test(head)) yield* readGml(path);
  else yield* readFeatures(path);
}
