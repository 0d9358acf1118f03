import { addressOf, contractVersion, type Endpoint, events, remoteManifestSchema } from '@kavel/contracts';
import { contractExports } from '@kavel/contracts/description';
import { z } from 'zod';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** Direction of the values, from the perspective of the later released side. */
export type Direction =
  /** We read what others wrote: old values must stay valid. */
  | 'input'
  /** Others read what we write: fields they read must stay. */
  | 'output'
  /** Both at once, as on the event bus. */
  | 'both';

/** All contracts between host, remotes and services, as plain data that can be stored and compared. */
export interface ContractDescription {
  version: string;
  parts: Record<string, { direction: Direction; schema: JsonSchema }>;
}

/** Describes the contracts of the working tree. */
export function describeContracts(): ContractDescription {
  const parts: ContractDescription['parts'] = {};
  for (const endpoint of allEndpoints()) {
    const name = `${endpoint.method} ${addressOf(endpoint)}`;
    for (const input of ['params', 'query', 'body'] as const) {
      const schema = describe(endpoint[input], 'input');
      if (asksForSomething(schema)) parts[`${name} ${input}`] = { direction: 'input', schema };
    }
    parts[`${name} result`] = { direction: 'output', schema: describe(endpoint.result, 'output') };
  }
  for (const [name, { schema }] of Object.entries(events)) {
    parts[`event ${name}`] = { direction: 'both', schema: describe(schema, 'output') };
  }
  parts['remote manifest'] = { direction: 'input', schema: describe(remoteManifestSchema, 'input') };
  return { version: contractVersion, parts };
}

function allEndpoints(): Endpoint[] {
  return contractExports
    .filter(([name]) => name.endsWith('Api') && !name.endsWith('InnerApi'))
    .flatMap(([, api]) => Object.values(api as Record<string, Endpoint>));
}

function describe(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...description } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return description;
}

function asksForSomething({ properties, type }: JsonSchema): boolean {
  return type === 'object' ? Object.keys(properties ?? {}).length > 0 : type !== undefined;
}
