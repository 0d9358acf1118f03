import { basename } from 'node:path';
import { importRecords } from '../import-records';
import type { Importer } from '../importer';
import { mergeBySource } from '../surroundings/merge-facts';
import { integer, text } from '../values/values';
import { poiRow } from './poi-rows';

/** Schools as DUO has them, with the place of their address. */
export const schoolsImporter: Importer = {
  kind: 'schools',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'schools',
      table: 'poi',
      columns: ['naam', 'type', 'brin_nummer', 'vestigingscode', 'leerlingen'],
      required: ['naam', 'brin_nummer'],
      id: 'brin_nummer',
      toRow: feature => {
        const { properties } = feature;
        const naam = text(properties.naam);
        const id = text(properties.vestigingscode) ?? text(properties.brin_nummer);
        if (!naam || !id) return { problem: 'naam or brin_nummer is missing' };
        const poi = { id, naam, detail: text(properties.type), amount: integer(properties.leerlingen) };
        return poiRow(feature, { kind: 'school', ...poi }, { ...context, source: basename(path) });
      },
    }),
  merge: context => mergeBySource(context.builder, 'poi'),
};
