import type { DuckDBValue } from '@duckdb/node-api';
import { energyLabels } from '@kavel/contracts/lists';
import { dateColumn } from '../build/columns';
import type { Read } from '../geometry/geometry';
import { importRows } from '../import-rows';
import type { Importer } from '../importer';
import type { CsvRow } from '../sheets/read-rows';
import { bagId, integer, isoDate, postcode } from '../values/values';
import { mergeLabels } from './merge-labels';

/** Maps the column names of EP-Online v2 and of common extracts to ours. */
const aliases: Readonly<Record<string, string>> = {
  postal_code: 'postcode',
  house_number: 'huisnummer',
  house_letter: 'huisletter',
  house_addition: 'huisnummertoevoeging',
  vbo_id: 'bagverblijfsobjectid',
  bag_id: 'bagverblijfsobjectid',
  energy_label: 'energieklasse',
  registration_date: 'registratiedatum',
  valid_until: 'geldig_tot',
  meting_geldig_tot: 'geldig_tot',
  opnamedatum: 'registratiedatum',
};

/** Imports energielabels of EP-Online: v2 (`;`, `Pand_` columns) or the English extract. */
export const epOnlineImporter: Importer = {
  kind: 'ep-online',
  read: (path, context) =>
    importRows(path, context, {
      what: 'energielabels',
      table: 'energielabel',
      required: ['postcode', 'huisnummer', 'energieklasse'],
      id: 'bagverblijfsobjectid',
      toColumn,
      toValues: row => labelRow(row, context.fictional),
    }),
  merge: context => mergeLabels(context.builder),
};

function toColumn(header: string): string {
  const name = header.toLowerCase().replace(/^pand_/, '');
  return aliases[name] ?? name;
}

function labelRow(row: CsvRow, fictional: boolean): Read<DuckDBValue[]> {
  const label = row.get('energieklasse');
  if (!energyLabels.some(known => known === label))
    return { problem: `unknown energy label "${label ?? ''}"` };
  const objectId = bagId(row.get('bagverblijfsobjectid'));
  const code = postcode(row.get('postcode'));
  const huisnummer = integer(row.get('huisnummer'));
  if (!objectId && (!code || huisnummer === null))
    return { problem: 'has neither a verblijfsobject id nor a postcode with house number' };
  return {
    value: [
      objectId,
      code,
      huisnummer,
      row.get('huisletter')?.toUpperCase() ?? null,
      row.get('huisnummertoevoeging'),
      label,
      dateColumn(isoDate(row.get('registratiedatum'))),
      dateColumn(isoDate(row.get('geldig_tot'))),
      fictional,
    ],
  };
}
