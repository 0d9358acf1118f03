import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './describe-contracts';

/**
 * Places where a value valid for `values` may be invalid for `reader`, with the reason; empty when every value can be
 * read. Unknown fields are ignored, as in our readers.
 */
export function misfits(values: JsonSchema, reader: JsonSchema, place = ''): string[] {
  if (isDeepStrictEqual(values, reader) || isAnything(reader)) return [];
  const choices = alternatives(values);
  if (choices) return choices.flatMap(choice => misfits(choice, reader, place));
  const accepted = alternatives(reader);
  if (accepted) {
    const attempts = accepted.map(choice => misfits(values, choice, place));
    if (attempts.some(problems => problems.length === 0)) return [];
    return attempts.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  const wrongType = typeMisfits(values, reader, place);
  if (wrongType.length > 0) return wrongType;
  return [
    ...valueMisfits(values, reader, place),
    ...limitMisfits(values, reader, place),
    ...objectMisfits(values, reader, place),
    ...listMisfits(values, reader, place),
  ];
}

const told = new Set(['description', 'title', '$schema', 'default', 'readOnly', 'examples', 'id']);

function isAnything(schema: JsonSchema): boolean {
  return Object.keys(schema).every(keyword => told.has(keyword));
}

function alternatives(schema: JsonSchema): JsonSchema[] | undefined {
  const { anyOf, oneOf, type } = schema;
  if (Array.isArray(anyOf ?? oneOf)) return (anyOf ?? oneOf) as JsonSchema[];
  return Array.isArray(type) ? type.map(one => ({ ...schema, type: one })) : undefined;
}

function typeMisfits({ type }: JsonSchema, reader: JsonSchema, place: string): string[] {
  if (reader.type === undefined || type === reader.type) return [];
  if (type === 'integer' && reader.type === 'number') return [];
  return [`${place || 'it'} may be ${type ?? 'anything'} where ${reader.type} is read`];
}

function valueMisfits(values: JsonSchema, reader: JsonSchema, place: string): string[] {
  const known = listed(reader);
  if (!known) return [];
  const possible = listed(values);
  if (!possible) return [`${place || 'it'} may be other than ${known.map(String).join(', ')}`];
  const strange = possible.filter(value => !known.some(one => isDeepStrictEqual(one, value)));
  return strange.map(value => `${place || 'it'} may be ${JSON.stringify(value)}, which is not known`);
}

function listed(schema: JsonSchema): unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

const atLeast = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const atMost = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const exactly = [
  'pattern',
  'format',
  'multipleOf',
  'contentEncoding',
  'propertyNames',
  'not',
  'allOf',
  '$ref',
];

function limitMisfits(values: JsonSchema, reader: JsonSchema, place: string): string[] {
  const beyond = (keyword: string, isWithin: (value: number, limit: number) => boolean) => {
    const limit = reader[keyword];
    const value = values[keyword];
    if (typeof limit !== 'number') return [];
    if (typeof value === 'number' && isWithin(value, limit)) return [];
    return [`${place || 'it'} may go beyond ${keyword} ${limit}`];
  };
  // The values were already compared one by one.
  if (listed(values)) return [];
  return [
    ...atLeast.flatMap(keyword => beyond(keyword, (value, limit) => value >= limit)),
    ...atMost.flatMap(keyword => beyond(keyword, (value, limit) => value <= limit)),
    ...exactly
      .filter(keyword => keyword in reader && !isDeepStrictEqual(values[keyword], reader[keyword]))
      .map(keyword => `${place || 'it'} is read by another ${keyword}`),
  ];
}

function objectMisfits(values: JsonSchema, reader: JsonSchema, place: string): string[] {
  const written = fieldsOf(values);
  const read = fieldsOf(reader);
  const certain = new Set(values.required as string[] | undefined);
  const needed = (reader.required ?? []) as string[];
  const lacking = needed
    .filter(field => !certain.has(field))
    .map(field => `${place}.${field} may be missing`);
  const different = Object.entries(read).flatMap(([field, schema]) => {
    const now = written[field];
    return now ? misfits(now, schema, `${place}.${field}`) : [];
  });
  const rest = reader.additionalProperties;
  const others = values.additionalProperties;
  const records = isSchema(rest) && isSchema(others) ? misfits(others, rest, `${place}.*`) : [];
  return [...lacking, ...different, ...records];
}

function listMisfits(values: JsonSchema, reader: JsonSchema, place: string): string[] {
  if (!isDeepStrictEqual(values.prefixItems, reader.prefixItems)) {
    const [now = [], then = []] = [values.prefixItems, reader.prefixItems] as [JsonSchema[]?, JsonSchema[]?];
    if (now.length !== then.length)
      return [`${place}[] has ${now.length} parts where ${then.length} are read`];
    return now.flatMap((schema, index) => misfits(schema, then[index] ?? {}, `${place}[${index}]`));
  }
  if (!isSchema(reader.items)) return [];
  return misfits(isSchema(values.items) ? values.items : {}, reader.items, `${place}[]`);
}

function fieldsOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema.properties ?? {}) as Record<string, JsonSchema>;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
