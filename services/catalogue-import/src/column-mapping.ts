import { readFile, writeFile } from 'node:fs/promises';
import { ImportError } from './import-error';

/** Fields of customers' own files, whose columns may have any name. */
export const dealFields = {
  transactions: [
    'id',
    'object_id',
    'postcode',
    'huisnummer',
    'huisletter',
    'huisnummertoevoeging',
    'date',
    'price',
    'type',
    'family',
    'several_objects',
    'rented_out',
    'auction',
  ],
  rents: ['object_id', 'postcode', 'huisnummer', 'huisletter', 'huisnummertoevoeging', 'date', 'annual_rent'],
} as const;
export type DealFile = keyof typeof dealFields;

/** Fields of all kinds of files whose columns may have any name. */
export const mappedFields = {
  ...dealFields,
  brk: ['identificatie_lokaal_id', 'kadastrale_grootte_waarde'],
  climate: ['layer', 'value', 'chance', 'jaar'],
  'energy-facts': [
    'object_id',
    'heat_source',
    'gas_m3',
    'electricity_kwh',
    'heat_kwh',
    'solar_kwp',
    'facade_rc',
    'embodied',
    'exemption',
    'hvac_kw',
    'monitored',
    'protection',
    'rain_kept',
    'foundation_label',
    'jaar',
  ],
  measures: ['vtw_type', 'built_from', 'built_to', 'measure', 'euros_per_m2', 'kwh_per_m2', 'origin', 'jaar'],
  series: ['indicator', 'area', 'period', 'grain', 'value', 'n', 'base_year', 'unit', 'origin'],
} as const;
export type MappedFile = keyof typeof mappedFields;
const mappedFiles = Object.keys(mappedFields) as [MappedFile, ...MappedFile[]];

/** Maps our field to the column header of the file, or after `=` to a value that holds for all of its rows. */
export type ColumnMapping = Readonly<Record<string, string>>;

/** Begins a value in the place of a column header. */
const valueMark = '=';

/** Splits a mapping into headers by field, and values by field. */
export function splitMapping(mapping: ColumnMapping): Record<'headers' | 'values', Map<string, string>> {
  const headers = new Map<string, string>();
  const values = new Map<string, string>();
  for (const [field, column] of Object.entries(mapping)) {
    if (column.startsWith(valueMark)) values.set(field, column.slice(valueMark.length));
    else headers.set(field, column);
  }
  return { headers, values };
}

/** Kinds whose mapping may have values. */
const kindsWithValues: readonly MappedFile[] = ['series'];

/** Loaded lazily: few imports have a mapping to validate. */
async function fileSchema() {
  const { z } = await import('zod');
  return z.strictObject({
    kind: z.enum(mappedFiles),
    columns: z.record(z.string(), z.string().min(1)),
  });
}

export function hasMapping(kind: string): kind is MappedFile {
  return kind in mappedFields;
}

/** Parses pairs such as `price=Koopsom`, or with a value `base_year==2020`; throws for an unknown field or a missing column. */
export function parseMapping(kind: MappedFile, pairs: readonly string[]): ColumnMapping {
  return check(
    '--map',
    kind,
    Object.fromEntries(
      pairs.map(pair => {
        const at = pair.indexOf('=');
        return at < 0 ? [pair, ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
      }),
    ),
  );
}

/**
 * Loads a mapping written by `saveMapping` or by hand: `{ "kind": "transactions", "columns": { "price": "Koopsom" } }`.
 */
export async function loadMapping(kind: MappedFile, path: string): Promise<ColumnMapping> {
  const content = await readFile(path, 'utf8').catch(() => {
    throw new ImportError(path, 'there is no such mapping, or it may not be read');
  });
  const parsed = (await fileSchema()).safeParse(parseJson(path, content));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ImportError(path, `is no mapping of columns: ${issue?.path.join('.')} ${issue?.message}`);
  }
  if (parsed.data.kind !== kind)
    throw new ImportError(path, `is a mapping for ${parsed.data.kind}, not for ${kind}`);
  return check(path, kind, parsed.data.columns);
}

export async function saveMapping(kind: MappedFile, path: string, columns: ColumnMapping): Promise<void> {
  await writeFile(path, `${JSON.stringify({ kind, columns }, null, 2)}\n`);
}

function parseJson(path: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new ImportError(path, 'is not valid JSON');
  }
}

function check(source: string, kind: MappedFile, columns: ColumnMapping): ColumnMapping {
  const fields: readonly string[] = mappedFields[kind];
  for (const [field, column] of Object.entries(columns)) {
    if (!fields.includes(field))
      throw new ImportError(source, `${kind} have no field "${field}"; there are ${fields.join(', ')}`);
    if (!column) throw new ImportError(source, `which column is ${field}? For instance: ${field}=Koopsom`);
    if (column.startsWith(valueMark) && !kindsWithValues.includes(kind))
      throw new ImportError(source, `${kind} take columns only, and no value for ${field}`);
  }
  return columns;
}
