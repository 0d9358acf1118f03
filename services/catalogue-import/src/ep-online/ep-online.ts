import type { DuckDBValue } from '@duckdb/node-api';
import { energyLabels } from '@kavel/contracts/lists';
import { dateColumn } from '../build/columns';
import { nothing, type TextNumbers } from '../build/packed-rows';
import type { Read } from '../geometry/geometry';
import { importRows } from '../import-rows';
import type { Importer } from '../importer';
import type { CsvRow } from '../sheets/read-rows';
import { ByteNumbers } from '../values/byte-numbers';
import type { PlainRow } from '../values/plain-row';
import { type PlainValues, required, unusual } from '../values/plain-values';
import { bagId, integer, isoDate, postcode, text } from '../values/values';
import { mergeLabels, packedLabels } from './merge-labels';

/** Our column names for those of EP-Online v2 and of the extracts in circulation. */
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

/** Energy labels as EP-Online hands them out: v2 (`;`, `Pand_` columns) or the English extract. */
export const epOnlineImporter: Importer = {
  kind: 'ep-online',
  read: (path, context) =>
    importRows(path, context, {
      what: 'energielabels',
      table: packedLabels,
      required: ['postcode', 'huisnummer', 'energieklasse'],
      id: 'bagverblijfsobjectid',
      toColumn,
      toValues: row => labelRow(row, context.fictional),
      fillPlain: (values, row, texts) => plainLabels(values, row, texts, context.fictional ? 1 : 0),
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

/** The same from bytes to the numbers of `packedLabels`; what has no id is left to `labelRow`. */
function plainLabels(values: PlainValues, row: PlainRow, texts: TextNumbers, fictional: number): () => void {
  const slots = {
    id: values.slotOf('bagverblijfsobjectid'),
    postcode: values.slotOf('postcode'),
    huisnummer: values.slotOf('huisnummer'),
    huisletter: values.slotOf('huisletter'),
    toevoeging: values.slotOf('huisnummertoevoeging'),
    label: values.slotOf('energieklasse'),
    registered: values.slotOf('registratiedatum'),
    validUntil: values.slotOf('geldig_tot'),
  };
  const numberOf = (written: string | null): number => (written ? texts.numberOf(written) : nothing.number);
  const words = new ByteNumbers(written => numberOf(text(written)));
  const letters = new ByteNumbers(written => numberOf(text(written)?.toUpperCase() ?? null));
  const labels = new ByteNumbers(written => {
    const label = text(written);
    return label && energyLabels.some(known => known === label) ? texts.numberOf(label) : unusual;
  });
  const days = new ByteNumbers(written => dateColumn(isoDate(written))?.days ?? nothing.integer);
  return () => {
    row.put(required(values.id(slots.id)));
    row.put(values.postcode(slots.postcode));
    row.put(values.whole(slots.huisnummer, nothing.integer));
    row.put(values.word(slots.huisletter, letters));
    row.put(values.word(slots.toevoeging, words));
    row.put(required(values.word(slots.label, labels)));
    row.put(values.word(slots.registered, days, nothing.integer));
    row.put(values.word(slots.validUntil, days, nothing.integer));
    row.put(fictional);
  };
}
