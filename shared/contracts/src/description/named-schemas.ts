import { z } from 'zod';
import type { Endpoint } from '../calls/endpoint';
import { contractExports } from './contract-exports';

/**
 * Schemas that have their own name in the OpenAPI description: `portfolioDetailSchema` becomes `PortfolioDetail`. Path
 * and query parameters stay inline, because OpenAPI lists them one by one.
 */
export const namedSchemas = z.registry<{ id?: string }>();

const inline = new Set<unknown>(
  contractExports
    .filter(([name]) => name.endsWith('Api'))
    .flatMap(([, api]) => Object.values(api as Record<string, Endpoint>))
    .flatMap(({ params, query }) => [params, query]),
);

for (const [name, schema] of contractExports) {
  if (!(schema instanceof z.ZodType) || inline.has(schema) || !name.endsWith('Schema')) continue;
  namedSchemas.add(schema, { id: idOf(name) });
}

function idOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length);
}
