import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FixtureObject {
  id: string;
  straat?: string;
  huisnummer?: number;
  huisletter?: string | null;
  toevoeging?: string | null;
  postcode?: string | null;
  woonplaats?: string;
  gebruiksdoel?: string;
  oppervlakte?: number;
  status?: string;
  pandId?: string;
  at?: [number, number];
}

/** Writes a verblijfsobjecten.geojson with the given objects; missing fields are those of a house in Proefdorp. */
export async function writeObjects(
  folder: string,
  objects: readonly FixtureObject[],
  name = 'vbo.geojson',
): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, collection(objects.map(objectFeature)));
  return path;
}

/** Writes a panden.geojson with squares of about ten metres. */
export async function writePanden(
  folder: string,
  panden: readonly { id: string; bouwjaar?: number; at?: [number, number] }[],
  name = 'panden.geojson',
): Promise<string> {
  const path = join(folder, name);
  const features = panden.map(({ id, bouwjaar = 1975, at: [lon, lat] = [5.5, 52.2] }) => ({
    type: 'Feature',
    properties: { identificatie: id, bouwjaar, status: 'Pand in gebruik' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [lon, lat],
          [lon + 0.00015, lat],
          [lon + 0.00015, lat + 0.0001],
          [lon, lat + 0.0001],
          [lon, lat],
        ],
      ],
    },
  }));
  await writeFile(path, collection(features));
  return path;
}

/** `7` → `0299010000000007` */
export function objectId(number: number): string {
  return `029901${String(number).padStart(10, '0')}`;
}

export function pandId(number: number): string {
  return `029910${String(number).padStart(10, '0')}`;
}

function objectFeature(object: FixtureObject): object {
  return {
    type: 'Feature',
    properties: {
      identificatie: object.id,
      oppervlakte: object.oppervlakte ?? 100,
      status: object.status ?? 'Verblijfsobject in gebruik',
      gebruiksdoel: object.gebruiksdoel ?? 'woonfunctie',
      openbare_ruimte: object.straat ?? 'Dorpsstraat',
      huisnummer: object.huisnummer ?? 1,
      huisletter: object.huisletter ?? null,
      toevoeging: object.toevoeging ?? null,
      postcode: object.postcode === undefined ? '8990AA' : object.postcode,
      woonplaats: object.woonplaats ?? 'Proefdorp',
      bouwjaar: 1970,
      pandidentificatie: object.pandId ?? pandId(1),
    },
    geometry: { type: 'Point', coordinates: object.at ?? [5.5, 52.2] },
  };
}

function collection(features: readonly object[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features });
}
