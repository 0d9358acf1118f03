import { z } from 'zod';
import type { PermissionKey } from '../auth/permissions';

/** How long a sign-in or a confirmation counts as recent, in seconds. */
export const recentSeconds = 10 * 60;

export const serviceNames = ['auth', 'portfolio', 'real-estate-data'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Base address by service, without a trailing slash. A service that is not named is called on the page's origin. */
export type ServiceAddresses = Partial<Record<ServiceName, string>>;

/** Who may call: everybody, everybody with a session, or holders of any one of the keys. */
export type Access = 'public' | 'authenticated' | readonly PermissionKey[];

/**
 * How often a user (without a session: an address) may call, by what a call costs. `expensive`: a valuation, an export,
 * a list of thousands. `frequent`: what follows a pointer or keys, such as tiles and a dragged slider.
 */
export type Cost = 'expensive' | 'frequent';

/** Bytes of a body, for calls that declare it: lists of ten thousands of lines. */
export const largeBodyBytes = 8 * 1024 * 1024;

/** Kinds of audit events about work on portfolios, valuations and services. */
export const workAuditKinds = [
  'portfolio-shared',
  'portfolio-deleted',
  'portfolio-imported',
  'portfolios-handed-over',
  'valuation-approved',
  'valuation-status-changed',
  'valuation-deleted',
  'valuation-exported',
  'value-overridden',
  'service-deleted',
  'project-created',
  'project-changed',
  'project-deleted',
  'projects-imported',
  'projects-import-undone',
  'file-downloaded',
  'file-deleted',
  'import-exported',
  'list-exported',
] as const;
export type WorkAuditKind = (typeof workAuditKinds)[number];

export interface Audited {
  kind: WorkAuditKind;
  /** What the parameter `id` names; `list`: what the body names. */
  object: 'portfolio' | 'valuation' | 'service' | 'project' | 'import' | 'user' | 'list';
}

/** One server call. Routes, clients and openapi.json are all made from this one description. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  /** Who implements the call. */
  service: ServiceName;
  /** The service whose address the call has, where another one implements it. */
  base?: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base, parameters as `:id`. */
  path: string;
  access: Access;
  /** The caller must have signed in, or confirmed the password again, within `recentSeconds`. */
  recent?: boolean;
  /** It may be made on behalf of another user, whom `userId` in the query names. */
  acting?: true;
  summary: string;
  /** The error text of a failure that comes without a message of its own, as the specification words it. */
  defaultError?: string;
  cost?: Cost;
  /** Most bytes of the body, unpacked. Without it a public call takes 16 kB, every other 1 MB. */
  bodyLimit?: number;
  /** The body may come with `content-encoding: gzip` or `br`. */
  compressedBody?: true;
  /** What a call that succeeds leaves in the audit log. */
  audit?: Audited;
  params: Params;
  query: Query;
  body: Body;
  result: Result;
  /** Media type of a body that is bytes instead of JSON. */
  consumes?: string;
  /** Media type of an answer that is no JSON in an envelope. */
  produces?: string;
}

const nothing = z.object({});
type Nothing = typeof nothing;

type Described<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Omit<
  Endpoint<P, Q, B, R>,
  'params' | 'query' | 'body'
> & { params?: P; query?: Q; body?: B };

/** Fills in the parts a call does not have. A call without a body has an `undefined` one. */
export function defineEndpoint<
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(described: Described<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    ...described,
    params: described.params ?? (nothing as unknown as P),
    query: described.query ?? (nothing as unknown as Q),
    body: described.body ?? (z.undefined() as unknown as B),
  };
}

/** A part of the input is optional when an empty object (or nothing) satisfies it. */
type Part<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a caller hands over for an endpoint. */
export type EndpointInput<E extends Endpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>;

/** What a caller gets back: the `result` field of the answer. */
export type EndpointResult<E extends Endpoint> = z.output<E['result']>;

/** The service in a call's address: `portfolio` for `/api/portfolio/…`. */
export function baseOf({ base, service }: Pick<Endpoint, 'base' | 'service'>): ServiceName {
  return base ?? service;
}

/** Where a call is found on the gateway, parameters as `:id`: `/api/portfolio/portfolios/:id`. */
export function addressOf(endpoint: Pick<Endpoint, 'base' | 'service' | 'path'>): string {
  return `/api/${baseOf(endpoint)}${endpoint.path}`;
}

/** Fills `:name` parameters into a path. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
