import { factColumns } from '@kavel/catalogue';
import type { RealEstateObject } from '@kavel/contracts';

const fields = factColumns.map(([field]) => field);

/**
 * Writes objects without their id as JSON, with additional empty fields of the caller. The keys are in the order of
 * PostgreSQL's `jsonb`, because sorting them would take it as long as parsing.
 */
export function factsWriter(emptyFields: readonly string[] = []): (object: RealEstateObject) => string {
  const keys = [...fields, ...emptyFields].sort(asJsonb) as (keyof RealEstateObject)[];
  const names = keys.map((key, at) => `${at === 0 ? '{' : ','}${JSON.stringify(key)}:`);
  // Alternating keys and values, joined: creating objects would take twice as long.
  const parts = [...names.flatMap(name => [name, '']), '}'];
  return object => {
    keys.forEach((key, at) => {
      parts[at * 2 + 1] = toJson(object[key]);
    });
    return parts.join('');
  };
}

function toJson(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Shorter keys first, then by bytes. */
function asJsonb(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
