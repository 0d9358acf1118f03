import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** Object of a generated id: by the name of the field, or of the path segment before it. */
export type IdFor = (field: string) => string | undefined;

type Json = boolean | number | string | null | Json[] | { [key: string]: Json };

interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  const?: Json;
  enum?: Json[];
  default?: Json;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
}

/**
 * The smallest valid input of a schema: required fields, and ids known to `idFor` even when optional. Throws when the
 * result is invalid: then the call needs a fixture.
 */
export function fromSchema(schema: z.ZodType, idFor: IdFor): unknown {
  if (schema instanceof z.ZodUndefined) return undefined;
  const made = valueFor(descriptionOf(schema), '', { idFor, whole: false });
  schema.parse(made);
  return made;
}

/** The same with all optional fields, except ids that `idFor` does not know and fields that make it invalid. */
export function widened(schema: z.ZodType, least: unknown, idFor: IdFor): unknown {
  const { properties = {} } = schema instanceof z.ZodUndefined ? {} : descriptionOf(schema);
  let made = least as Record<string, unknown>;
  for (const [field, part] of Object.entries(properties)) {
    if (Object.hasOwn(made, field) || isId(part)) continue;
    const choices = [true, false].map(whole => ({
      ...made,
      [field]: valueFor(part, field, { idFor, whole }),
    }));
    made = choices.find(choice => schema.safeParse(choice).success) ?? made;
  }
  return made;
}

const descriptions = new WeakMap<z.ZodType, Schema>();

/** Kept, because each call is made with many inputs. */
function descriptionOf(schema: z.ZodType): Schema {
  const known = descriptions.get(schema);
  if (known !== undefined) return known;
  const description = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  descriptions.set(schema, description);
  return description;
}

interface Making {
  idFor: IdFor;
  /** Includes optional fields. */
  whole: boolean;
}

const texts: Record<string, () => string> = {
  date: () => '2026-01-01',
  'date-time': () => '2026-01-01T00:00:00Z',
  email: () => `${randomUUID()}@kavel.example`,
};

function valueFor(schema: Schema, field: string, making: Making): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice !== undefined) return valueFor(choice, field, making);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, making);
    case 'array':
      return listOf(schema, field, making);
    case 'string':
      return textFor(schema, field, making);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
  }
}

function textFor({ format = '', minLength = 0 }: Schema, field: string, { idFor }: Making): string {
  return texts[format]?.() ?? idFor(field) ?? 'naam'.padEnd(minLength, 'x');
}

/** UUIDs, and BAG ids of sixteen digits. */
function isId({ format, pattern = '', anyOf = [], items }: Schema): boolean {
  return (
    format === 'uuid' || pattern.includes('{16}') || anyOf.some(isId) || (items !== undefined && isId(items))
  );
}

function objectOf({ properties = {}, required = [] }: Schema, making: Making): Json {
  const { idFor, whole } = making;
  const wanted = Object.entries(properties).filter(
    ([field, schema]) => required.includes(field) || (isId(schema) ? idFor(field) !== undefined : whole),
  );
  return Object.fromEntries(wanted.map(([field, schema]) => [field, valueFor(schema, field, making)]));
}

function listOf({ items, prefixItems, minItems = 0 }: Schema, field: string, making: Making): Json {
  if (prefixItems !== undefined) return prefixItems.map(item => valueFor(item, field, making));
  const wanted = isId(items ?? {}) ? making.idFor(field) !== undefined : making.whole;
  const length = Math.max(minItems, wanted ? 1 : 0);
  return Array.from({ length }, () => valueFor(items ?? {}, field, making));
}
