import { z } from 'zod';
import type { Target } from './http';

const operationSchema = z.object({
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
});
const descriptionSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** A call of the API, from the services' descriptions. */
export interface Operation {
  service: string;
  method: string;
  /** With `{id}` parameters. */
  path: string;
  /** Whether it requires a token. */
  guarded: boolean;
  query: string[];
}

export const services = ['auth', 'portfolio', 'real-estate-data', 'reports', 'content'];
const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** All calls described by the services. */
export async function readOperations(target: Target): Promise<Operation[]> {
  const described = await Promise.all(
    services.map(async service => {
      const { body } = await target.ask(`/api/${service}/openapi.json`);
      const { paths } = descriptionSchema.parse(JSON.parse(body));
      return Object.entries(paths).flatMap(([path, item]) =>
        Object.entries(item)
          .filter(([method]) => methods.has(method))
          .map(([method, operation]) => toOperation(service, method, path, operation)),
      );
    }),
  );
  return described.flat();
}

function toOperation(service: string, method: string, path: string, described: unknown): Operation {
  const { security = [], parameters } = operationSchema.parse(described);
  const prefix = `/api/${service}`;
  return {
    service,
    method: method.toUpperCase(),
    path: path.startsWith(prefix) ? path : `${prefix}${path}`,
    guarded: security.some(one => Object.keys(one).length > 0),
    query: parameters.filter(one => one.in === 'query').map(({ name }) => name),
  };
}

/** The path with every parameter replaced. */
export function filled(path: string, value: string): string {
  return path.replace(/\{[^}]+\}/g, encodeURIComponent(value));
}

/** URL of a reading call with a value for every parameter; ids are those of an existing object. */
export function addressOf({ path, query }: Operation, id: string): string {
  const values = query.map(name => `${name}=${/id$/i.test(name) ? id : '1'}`);
  return values.length === 0 ? filled(path, id) : `${filled(path, id)}?${values.join('&')}`;
}

/** Distinct segments of all paths, as words to search files and routes with. */
export function wordsOf(operations: readonly Operation[]): string[] {
  const segments = operations.flatMap(({ path }) => path.split('/'));
  return [...new Set(segments.filter(segment => segment !== '' && !segment.includes('{')))].sort();
}
