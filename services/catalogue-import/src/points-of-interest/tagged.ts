import { basename } from 'node:path';
import { type PoiKind, poiKinds } from '@kavel/contracts/layers';
import { importRecords } from '../import-records';
import type { Importer } from '../importer';
import { mergeBySource } from '../surroundings/merge-facts';
import { text } from '../values/values';
import { poiRow } from './poi-rows';

/** Tags of OpenStreetMap that say what something is, the plainest first. */
const tags = ['amenity', 'shop', 'tourism', 'leisure', 'healthcare', 'public_transport'] as const;

const kindOfTag: Readonly<Record<string, PoiKind>> = {
  school: 'school',
  college: 'school',
  university: 'school',
  charging_station: 'charging',
  stop_position: 'stop',
  platform: 'stop',
  station: 'station',
  doctors: 'care',
  dentist: 'care',
  pharmacy: 'care',
  clinic: 'care',
  hospital: 'care',
  hotel: 'lodging',
  hostel: 'lodging',
  guest_house: 'lodging',
  museum: 'culture',
  gallery: 'culture',
  attraction: 'culture',
  theatre: 'culture',
  cinema: 'culture',
  library: 'culture',
  sports_centre: 'sport',
  swimming_pool: 'sport',
  pitch: 'sport',
  fitness_centre: 'sport',
};

/** Points with the tags of OpenStreetMap, or a table with a `kind` of ours. */
export const taggedImporter: Importer = {
  kind: 'poi',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'points of interest',
      table: 'poi',
      columns: ['name', 'kind', 'id', 'lon', 'lat', 'x', 'y', ...tags],
      required: [],
      id: 'name',
      toRow: feature => {
        const { properties, number } = feature;
        const naam = text(properties.name);
        if (!naam) return { problem: 'has no name' };
        const { kind, detail } = kindOf(properties);
        if (!kind) return { problem: `has none of the tags ${tags.join(', ')} and no kind that is known` };
        const id = text(properties.id) ?? String(number);
        const poi = { kind, id, naam, detail, amount: null };
        return poiRow(feature, poi, { ...context, source: basename(path) });
      },
    }),
  merge: context => mergeBySource(context.builder, 'poi'),
};

function kindOf(properties: Readonly<Record<string, unknown>>): {
  kind: PoiKind | null;
  detail: string | null;
} {
  const own = text(properties.kind);
  const known = poiKinds.find(kind => kind === own);
  if (known) return { kind: known, detail: null };
  const tag = tags.find(name => text(properties[name]));
  if (!tag) return { kind: null, detail: null };
  const detail = text(properties[tag]);
  const fallback: PoiKind = tag === 'shop' ? 'shop' : tag === 'healthcare' ? 'care' : 'other';
  return { kind: kindOfTag[detail ?? ''] ?? fallback, detail };
}
