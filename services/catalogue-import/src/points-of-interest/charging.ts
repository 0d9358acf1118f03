import { basename } from 'node:path';
import { importRecords } from '../import-records';
import type { Importer } from '../importer';
import { mergeBySource } from '../surroundings/merge-facts';
import { number, text } from '../values/values';
import { poiRow } from './poi-rows';

/** Charging points of NDW. A power of 0 is how it writes that the power is not known. */
export const chargingImporter: Importer = {
  kind: 'charging',
  read: (path, context) =>
    importRecords(path, context, {
      what: 'charging points',
      table: 'poi',
      columns: ['locationid', 'name', 'address', 'operatorname', 'maxpowerkw'],
      required: ['locationid'],
      id: 'locationid',
      toRow: feature => {
        const { properties } = feature;
        const id = text(properties.locationid);
        const naam = text(properties.address) ?? text(properties.name);
        if (!id || !naam) return { problem: 'locationId, or address and name, are missing' };
        const power = number(properties.maxpowerkw);
        const poi = { id, naam, detail: text(properties.operatorname), amount: power || null };
        return poiRow(feature, { kind: 'charging', ...poi }, { ...context, source: basename(path) });
      },
    }),
  merge: context => mergeBySource(context.builder, 'poi'),
};
