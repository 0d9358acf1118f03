import type { DuckDBValue } from '@duckdb/node-api';
import { dateColumn } from '../store/write/columns';
import { mergeRents, mergeSales } from '../store/write/merge-deals';
import type { Read } from './geometry';
import { importRows } from './import-rows';
import type { Importer } from './importer';
import type { CsvRow } from './read-rows';
import { bagId, isoDate, number } from './values';

/** Below this a transfer is no market price: left out by convention of the field. */
const lowestPrice = 5_000;

const sameName = (header: string): string => header.toLowerCase();

/** Sales: `id,object_id,date,price`. */
export const transactionsImporter: Importer = {
  kind: 'transactions',
  read: (path, context) =>
    importRows(path, context, {
      what: 'transactions',
      table: 'sale',
      required: ['id', 'object_id', 'date', 'price'],
      id: 'id',
      toColumn: sameName,
      toValues: row => saleRow(row, context.fictional),
    }),
  merge: context => mergeSales(context.builder),
};

/** Rents: `object_id,date,annual_rent`, euro a year. */
export const rentsImporter: Importer = {
  kind: 'rents',
  read: (path, context) =>
    importRows(path, context, {
      what: 'rents',
      table: 'rent',
      required: ['object_id', 'date', 'annual_rent'],
      id: 'object_id',
      toColumn: sameName,
      toValues: row => rentRow(row, context.fictional),
    }),
  merge: context => mergeRents(context.builder),
};

function saleRow(row: CsvRow, fictional: boolean): Read<DuckDBValue[]> {
  const id = row.get('id');
  const objectId = bagId(row.get('object_id'));
  const date = isoDate(row.get('date'));
  const price = number(row.get('price'));
  if (!id) return { problem: 'id is missing' };
  if (!objectId) return { problem: 'object_id is not 16 digits' };
  if (!date) return { problem: 'date is no date' };
  if (price === null || price < lowestPrice)
    return { problem: `price is no amount of ${lowestPrice} euro or more` };
  return { value: [id, objectId, dateColumn(date), price, fictional, false, null, null, null] };
}

function rentRow(row: CsvRow, fictional: boolean): Read<DuckDBValue[]> {
  const objectId = bagId(row.get('object_id'));
  const date = isoDate(row.get('date'));
  const rent = number(row.get('annual_rent'));
  if (!objectId) return { problem: 'object_id is not 16 digits' };
  if (!date) return { problem: 'date is no date' };
  if (rent === null || rent <= 0) return { problem: 'annual_rent is no amount above zero' };
  return { value: [objectId, dateColumn(date), rent, fictional, false, null, null, null] };
}
