import type { OpenApiDocument } from './document';

type JsonSchema = Record<string, unknown>;

const formatsWithoutPattern = ['uuid', 'date', 'date-time', 'email'];
/** Unicode property escapes are not supported by all generators of clients. */
const unicodeProperty = /\\[pP]\{/;

/** Removes zod's internals, and names a schema once when its input and output are equal. */
export function tidySchemas(document: OpenApiDocument): OpenApiDocument {
  return nameOnce(
    JSON.parse(JSON.stringify(document), (_, value) => (isSchema(value) ? tidy(value) : value)),
  );
}

function isSchema(value: unknown): value is JsonSchema {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  // A field named `type` has a schema of its own there.
  return typeof value.type === 'string' || Array.isArray(value.type);
}

function tidy({ pattern, maximum, minimum, ...schema }: JsonSchema): JsonSchema {
  const explained =
    formatsWithoutPattern.includes(String(schema.format)) || unicodeProperty.test(String(pattern));
  return {
    ...schema,
    ...(pattern !== undefined && !explained && { pattern }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(Array.isArray(schema.prefixItems) && tuple(schema.prefixItems.length)),
  };
}

/** Generators that do not support `prefixItems` read an array of this length. */
function tuple(length: number): JsonSchema {
  return { items: {}, minItems: length, maxItems: length };
}

/** The transform makes `Vtw` and `VtwInput` of every schema; for enums and the like both are equal. */
function nameOnce(document: OpenApiDocument): OpenApiDocument {
  const schemas = document.components?.schemas ?? {};
  const twins = Object.keys(schemas).filter(
    name =>
      `${name}Input` in schemas && JSON.stringify(schemas[name]) === JSON.stringify(schemas[`${name}Input`]),
  );
  const references = new Map(
    twins.map(name => [`#/components/schemas/${name}Input`, `#/components/schemas/${name}`]),
  );
  return JSON.parse(JSON.stringify(document), (key, value) =>
    key === '$ref' ? (references.get(value) ?? value) : value,
  );
}
