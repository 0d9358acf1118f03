import { join } from 'node:path';
import { objectId, pandId } from './bag-fixture';
import { type FixtureLayer, pointBlob, polygonBlob, writeGeoPackage } from './geopackage-fixture';

export interface PlacedObject {
  id?: string;
  at: readonly [number, number];
  gebruiksdoel?: string;
}

const text = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, 'TEXT']));

/** A small `bag-light.gpkg` in the format of PDOK: a pand of ten metres for each object, and an unused layer. */
export function writeBagGeoPackage(
  folder: string,
  srs: number,
  objects: readonly PlacedObject[],
  name = 'bag-light.gpkg',
): string {
  return writeGeoPackage(join(folder, name), [
    { name: 'ligplaats', srs, columns: text('identificatie', 'status'), rows: [] },
    pandLayer(srs, objects),
    objectLayer(srs, objects),
  ]);
}

function pandLayer(srs: number, objects: readonly PlacedObject[]): FixtureLayer {
  const [wide, high] = srs === 28_992 ? [10, 10] : [0.000_146, 0.000_09];
  return {
    name: 'pand',
    srs,
    columns: { ...text('rdf_seealso', 'identificatie', 'status', 'gebruiksdoel'), bouwjaar: 'INTEGER' },
    rows: objects.map(({ at: [x, y] }, index) => ({
      geometry: polygonBlob(srs, [
        [x, y],
        [x + wide, y],
        [x + wide, y + high],
        [x, y + high],
        [x, y],
      ]),
      values: ['http://x', pandId(index + 1), 'Pand in gebruik', 'woonfunctie', 1_931],
    })),
  };
}

function objectLayer(srs: number, objects: readonly PlacedObject[]): FixtureLayer {
  return {
    name: 'verblijfsobject',
    srs,
    columns: {
      ...text('rdf_seealso', 'identificatie', 'status', 'gebruiksdoel', 'openbare_ruimte_naam', 'huisletter'),
      ...text('toevoeging', 'postcode', 'woonplaats_naam', 'bronhouder_naam', 'pand_identificatie'),
      oppervlakte: 'INTEGER',
      huisnummer: 'INTEGER',
      bouwjaar: 'INTEGER',
    },
    rows: objects.map(({ id, at: [x, y], gebruiksdoel = 'woonfunctie' }, index) => ({
      geometry: pointBlob(srs, x, y),
      values: [
        'http://x',
        id ?? objectId(index + 1),
        'Verblijfsobject in gebruik',
        gebruiksdoel,
        'Dorpsstraat',
        'a',
        null,
        '8990AA',
        'Proefdorp',
        'Proefgemeente',
        pandId(index + 1),
        120,
        index + 1,
        1_931,
      ],
    })),
  };
}
