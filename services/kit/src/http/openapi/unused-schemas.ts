import type { OpenApiDocument } from './document';

const prefix = '#/components/schemas/';

/** The schema registry is shared by all services: schemas that no operation of this one uses are removed. */
export function withoutUnusedSchemas(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {}, ...components } = document.components ?? {};
  const used = new Set<string>();
  const visit = (part: unknown) => {
    for (const name of namesIn(part)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name]);
    }
  };
  visit([document.paths, components]);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } };
}

/** Names of the schemas that `part` refers to directly. */
function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(prefix)
      ? [value.slice(prefix.length)]
      : namesIn(value),
  );
}
