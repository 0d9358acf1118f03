import { createHash } from 'node:crypto';
import type { DuckDBValue } from '@duckdb/node-api';
import { lowestSalePrice, saleMarks } from '@kavel/contracts/transactions';
import { dateColumn } from '../build/columns';
import type { Read } from '../geometry/geometry';
import { ImportError } from '../import-error';
import { importRows } from '../import-rows';
import type { ImportContext, Importer } from '../importer';
import type { CsvRow } from '../sheets/read-rows';
import { amount, bagId, integer, isoDate, isYes, postcode } from '../values/values';
import { dealsWithoutObject, mergeRents, mergeSales, stagedDeal } from './merge-deals';

/** Imports sales with any column names, from CSV, XLSX or Parquet; common Dutch names are recognised. */
export const transactionsImporter: Importer = {
  kind: 'transactions',
  read: (path, context) =>
    importRows(path, context, {
      what: 'transactions',
      table: stagedDeal,
      required: ['date', 'price'],
      id: 'id',
      toColumn: columnNamer(context),
      toValues: row => saleRow(row, context.fictional),
    }),
  merge: async (context, paths) => {
    await rejectWithoutObject(context, paths);
    await mergeSales(context.builder);
  },
};

/** Imports rents in euro a year. */
export const rentsImporter: Importer = {
  kind: 'rents',
  read: (path, context) =>
    importRows(path, context, {
      what: 'rents',
      table: stagedDeal,
      required: ['date', 'annual_rent'],
      id: 'object_id',
      toColumn: columnNamer(context),
      toValues: row => rentRow(row, context.fictional),
    }),
  merge: async (context, paths) => {
    await rejectWithoutObject(context, paths);
    await mergeRents(context.builder);
  },
};

/** Common column names in lower snake case, mapped to ours. */
const aliases: Readonly<Record<string, string>> = {
  bag_id: 'object_id',
  vbo_id: 'object_id',
  bagverblijfsobjectid: 'object_id',
  verblijfsobject_id: 'object_id',
  transactie_id: 'id',
  datum: 'date',
  transactiedatum: 'date',
  ingangsdatum: 'date',
  koopsom: 'price',
  koopprijs: 'price',
  transactieprijs: 'price',
  prijs: 'price',
  jaarhuur: 'annual_rent',
  huisnr: 'huisnummer',
  toevoeging: 'huisnummertoevoeging',
  huisnummer_toevoeging: 'huisnummertoevoeging',
  familietransactie: 'family',
  meer_onroerend_goed: 'several_objects',
  meerdere_objecten: 'several_objects',
  verhuurd: 'rented_out',
  veiling: 'auction',
  soort: 'type',
};

/** A given mapping takes precedence over the common names. */
function columnNamer({ mapping = {} }: ImportContext): (header: string) => string {
  const given = new Map(Object.entries(mapping).map(([field, header]) => [header.toLowerCase(), field]));
  return header => {
    const small = header.toLowerCase();
    const name = small.replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '');
    const field = given.get(small) ?? aliases[name] ?? name;
    return field in mapping && !given.has(small) ? `unused_${name}` : field;
  };
}

async function rejectWithoutObject(
  { builder, rejects }: ImportContext,
  paths: readonly string[],
): Promise<void> {
  const file = paths.join(', ');
  let rejected = 0;
  for await (const { line, id } of dealsWithoutObject(builder)) {
    rejects.add({ file, position: line, id, reason: 'no object of the catalogue has its address' });
    rejected += 1;
  }
  if (rejected > 0 && rejected === (await builder.count('staged_deal')))
    throw new ImportError(file, 'none of its addresses is in the catalogue; bring in the BAG first');
}

/** By column: values of sales that are not a single arm's-length sale of a home, shop or the like. */
const leftOut: Readonly<Record<string, string>> = {
  family: 'is a transaction within a family',
  several_objects: 'is of several objects for one price',
  auction: 'is an auction',
};

/** A let home is sold on the market, but not vacant. */
const rentedOut = 1 << saleMarks.indexOf('rentedOut');

const plot = /bouwgrond|kavel|perceel|grond$/i;

function saleRow(row: CsvRow, fictional: boolean): Read<DuckDBValue[]> {
  const price = amount(row.get('price'));
  if (price === null || price < lowestSalePrice)
    return { problem: `price is no amount of ${lowestSalePrice} euro or more` };
  const reason = Object.keys(leftOut).find(column => isYes(row.get(column)));
  if (reason) return { problem: `${leftOut[reason]}, which says nothing of the market` };
  if (plot.test(row.get('type') ?? '')) return { problem: 'is of a bare plot' };
  return dealRow(row, price, { fictional, marks: isYes(row.get('rented_out')) ? rentedOut : 0 });
}

function rentRow(row: CsvRow, fictional: boolean): Read<DuckDBValue[]> {
  const rent = amount(row.get('annual_rent'));
  if (rent === null || rent <= 0) return { problem: 'annual_rent is no amount above zero' };
  return dealRow(row, rent, { fictional, marks: 0 });
}

interface Told {
  fictional: boolean;
  /** A bit for each of `saleMarks`. */
  marks: number;
}

function dealRow(row: CsvRow, euro: number, { fictional, marks }: Told): Read<DuckDBValue[]> {
  const date = isoDate(row.get('date'));
  if (!date) return { problem: 'date is no date' };
  const written = row.get('object_id');
  const objectId = bagId(written);
  if (written && !objectId) return { problem: 'object_id is not 16 digits' };
  const code = postcode(row.get('postcode'));
  const huisnummer = integer(row.get('huisnummer'));
  if (!objectId && (!code || huisnummer === null))
    return { problem: 'has neither an object_id nor a postcode with house number' };
  const suffix = `${row.get('huisletter') ?? ''}${row.get('huisnummertoevoeging') ?? ''}`;
  const key = suffix.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const id = row.get('id') ?? digest([objectId ?? `${code} ${huisnummer} ${key}`, date, euro]);
  return { value: [row.line, id, objectId, code, huisnummer, key, dateColumn(date), euro, fictional, marks] };
}

/** Id of a deal without its own id: a hash of its content. */
function digest(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 24);
}
