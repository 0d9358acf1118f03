import type { Endpoint } from '@kavel/contracts';
import { z } from 'zod';

interface ErrorResponse {
  status: number;
  /** In `#/components/responses`. */
  name: string;
  description: string;
  /** Whether an endpoint can answer with it. */
  applies(endpoint: Endpoint): boolean;
}

const needsSession = ({ access }: Endpoint) => access !== 'public';
const takesBody = ({ method }: Endpoint) => method === 'PUT' || method === 'POST';
const changes = ({ method }: Endpoint) => method !== 'GET';
/** Has input in its path, query or body. */
const namesSomething = ({ path, body, query }: Endpoint) =>
  path.includes(':') || !(body instanceof z.ZodUndefined) || 'shape' in query;
const always = () => true;

const errorResponses: ErrorResponse[] = [
  {
    status: 400,
    name: 'BadRequest',
    description: 'The input is not valid. `details` names each field.',
    applies: always,
  },
  {
    status: 401,
    name: 'Unauthenticated',
    description: 'There is no valid token, or the credentials are wrong.',
    applies: endpoint => needsSession(endpoint) || endpoint.service === 'auth',
  },
  {
    status: 403,
    name: 'Forbidden',
    description: 'The caller does not have the permission.',
    applies: endpoint => needsSession(endpoint) || endpoint.acting === true,
  },
  {
    status: 404,
    name: 'NotFound',
    description: 'Nothing the caller may see has this id.',
    applies: namesSomething,
  },
  {
    status: 409,
    name: 'Conflict',
    description: 'The change conflicts with the present state.',
    applies: changes,
  },
  {
    status: 413,
    name: 'PayloadTooLarge',
    description: 'The body is larger than this call takes.',
    applies: takesBody,
  },
  {
    status: 415,
    name: 'UnsupportedMediaType',
    description: 'This call does not take a body of this content type or encoding.',
    applies: takesBody,
  },
  {
    status: 422,
    name: 'Unprocessable',
    description: 'The input is valid, but something it needs is missing.',
    applies: endpoint => changes(endpoint) || endpoint.path.startsWith('/valuations/'),
  },
  {
    status: 429,
    name: 'TooManyRequests',
    description: 'Too many calls. `Retry-After` says how many seconds to wait.',
    applies: always,
  },
  {
    status: 503,
    name: 'Unavailable',
    description: 'A part of the service is away for a moment.',
    applies: always,
  },
];

/** HTTP statuses other than 200 that an endpoint can answer with, rising. */
export function errorStatuses(endpoint: Endpoint): number[] {
  return errorResponses.filter(({ applies }) => applies(endpoint)).map(({ status }) => status);
}

/** `responses` of an operation: references to the components below. */
export function errorReferences(endpoint: Endpoint): Record<string, { $ref: string }> {
  return Object.fromEntries(
    errorResponses
      .filter(({ applies }) => applies(endpoint))
      .map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

/** All of them have the one shape that every error has. */
export const errorComponents = Object.fromEntries(
  errorResponses.map(({ name, description }) => [
    name,
    {
      description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
    },
  ]),
);
