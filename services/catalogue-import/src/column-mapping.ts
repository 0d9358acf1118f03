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

/** Maps our field to the column header of the file. */
export type ColumnMapping = Readonly<Record<string, string>>;

/** Loaded lazily: few imports have a mapping to validate. */
async function fileSchema() {
  const { z } = await import('zod');
  return z.strictObject({
    kind: z.enum(['transactions', 'rents']),
    columns: z.record(z.string(), z.string().min(1)),
  });
}

export function hasMapping(kind: string): kind is DealFile {
  return kind in dealFields;
}

/** Parses pairs such as `price=Koopsom`; throws for an unknown field or a missing column. */
export function parseMapping(kind: DealFile, pairs: readonly string[]): ColumnMapping {
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
export async function loadMapping(kind: DealFile, path: string): Promise<ColumnMapping> {
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

export async function saveMapping(kind: DealFile, path: string, columns: ColumnMapping): Promise<void> {
  await writeFile(path, `${JSON.stringify({ kind, columns }, null, 2)}\n`);
}

function parseJson(path: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new ImportError(path, 'is not valid JSON');
  }
}

function check(source: string, kind: DealFile, columns: ColumnMapping): ColumnMapping {
  const fields: readonly string[] = dealFields[kind];
  for (const [field, column] of Object.entries(columns)) {
    if (!fields.includes(field))
      throw new ImportError(source, `${kind} have no field "${field}"; there are ${fields.join(', ')}`);
    if (!column) throw new ImportError(source, `which column is ${field}? For instance: ${field}=Koopsom`);
  }
  return columns;
}
