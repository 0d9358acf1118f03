import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ImportError } from '../import-error';

const seriesSchema = z.record(z.string(), z.union([z.number(), z.string(), z.null()]));

/**
 * Periods with their values from a JSON object. `place` says where in the document it is: `landelijk.reeks`; the document
 * itself without one.
 */
export async function readJsonSeries(
  path: string,
  place: string | undefined,
): Promise<[period: string, value: string | null][]> {
  const names = place?.split('.') ?? [];
  const found = names.reduce(memberOf, parsed(path, await readFile(path, 'utf8')));
  const series = seriesSchema.safeParse(found);
  if (!series.success) throw new ImportError(path, explanation(place));
  return Object.entries(series.data).map(([period, value]) => [
    period,
    value === null ? null : String(value),
  ]);
}

function parsed(path: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new ImportError(path, 'is not valid JSON');
  }
}

function memberOf(document: unknown, name: string): unknown {
  return typeof document === 'object' && document !== null ? Reflect.get(document, name) : undefined;
}

function explanation(place: string | undefined): string {
  return place === undefined
    ? 'is no object of values by period; say where that is: --map value=landelijk.reeks'
    : `has no object of values by period at ${place}`;
}
