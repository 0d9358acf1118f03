import type { Endpoint } from '@kavel/contracts';
import { operationOf } from '@kavel/contracts/description';
import { z } from 'zod';

/** The texts of the API description for an endpoint. */
export interface OperationText {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
}

export function describeOperation(endpoint: Endpoint): OperationText {
  const operation = operationOf(endpoint);
  return {
    operationId: operationIdOf(endpoint),
    tags: operation === undefined ? [] : [operation.tag.name],
    summary: endpoint.summary,
    description: [`${endpoint.summary}.`, accessText(endpoint), actingText(endpoint)]
      .filter(Boolean)
      .join(' '),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
  };
}

/** Unique within a service. */
export function operationIdOf(endpoint: Endpoint): string {
  return operationOf(endpoint)?.operationId ?? `${endpoint.method}${endpoint.path}`.replace(/\W+/g, '-');
}

function accessText({ access }: Endpoint): string {
  if (access === 'public') return 'Needs no session.';
  if (access === 'authenticated') return 'Needs a session and no permission.';
  const keys = access.map(key => `\`${key}\``).join(', ');
  return access.length === 1 ? `Needs the permission ${keys}.` : `Needs one of the permissions ${keys}.`;
}

function actingText({ acting }: Endpoint): string {
  if (!acting) return '';
  return 'With `userId` it acts on behalf of that user, which needs `auth.act-on-behalf`.';
}

/** The answer of 200: the result in its envelope, or what the endpoint produces instead. */
export function okAnswer({ produces, result }: Endpoint): Record<number, object> {
  const content =
    produces === undefined
      ? { 'application/json': { schema: z.object({ result }) } }
      : { [produces]: { schema: z.string() } };
  return { 200: { description: 'Done.', content } };
}

/** The body of an endpoint that takes bytes instead of JSON. */
export function bytesBody({ consumes }: Endpoint): object {
  return consumes === undefined ? {} : { consumes: [consumes], body: { type: 'string', format: 'binary' } };
}
