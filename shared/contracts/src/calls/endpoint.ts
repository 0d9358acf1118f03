import { z } from 'zod';
import type { PermissionKey } from '../auth/permissions';

/** Seconds for which a sign-in or a confirmation counts as recent. */
export const recentSeconds = 10 * 60;

export const serviceNames = ['auth', 'portfolio', 'real-estate-data', 'reports', 'content'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Base address by service, without a trailing slash. Other services are called on the page's origin. */
export type ServiceAddresses = Partial<Record<ServiceName, string>>;

/** Who may call: everybody, every signed-in user, or users with any of the permissions. */
export type Access = 'public' | 'authenticated' | readonly PermissionKey[];

/**
 * Rate limit class, per user or, without a session, per address. `expensive`: valuations, exports, lists of thousands.
 * `frequent`: calls that follow the pointer or keyboard, such as tiles and a dragged slider.
 */
export type Cost = 'expensive' | 'frequent';

/** Body limit in bytes for calls that declare it: lists of tens of thousands of lines. */
export const largeBodyBytes = 8 * 1024 * 1024;

/** Kinds of audit events for work on portfolios, valuations and services. */
export const workAuditKinds = [
  'portfolio-shared',
  'portfolio-deleted',
  'portfolio-imported',
  'portfolio-year-entered',
  'portfolios-handed-over',
  'units-removed',
  'units-restored',
  'units-moved',
  'valuation-approved',
  'valuation-status-changed',
  'valuation-deleted',
  'valuation-exported',
  'value-overridden',
  'review-asked',
  'review-withdrawn',
  'comment-added',
  'comment-changed',
  'comment-removed',
  'comment-resolved',
  'checklist-answered',
  'checklist-confirmed',
  'service-deleted',
  'project-created',
  'project-changed',
  'project-deleted',
  'projects-imported',
  'projects-import-undone',
  'own-sales-delivered',
  'own-sales-undone',
  'leases-delivered',
  'leases-undone',
  'rents-indexed',
  'indexation-undone',
  'own-layer-added',
  'own-layer-removed',
  'file-downloaded',
  'file-deleted',
  'import-exported',
  'list-exported',
  'documents-exported',
  'document-look-changed',
  'assignment-changed',
  'report-template-changed',
  'report-signed',
  'signing-key-made',
  'passport-shared',
  'passport-link-withdrawn',
  'article-created',
  'article-saved',
  'article-status-changed',
  'article-address-removed',
  'article-picture-added',
] as const;
export type WorkAuditKind = (typeof workAuditKinds)[number];

export interface Audited {
  kind: WorkAuditKind;
  /** Type of the object in the parameter `id`; `list`: in the body. */
  object:
    | 'portfolio'
    | 'valuation'
    | 'service'
    | 'project'
    | 'import'
    | 'own-layer'
    | 'user'
    | 'list'
    | 'documents'
    | 'passport-link'
    | 'document-look'
    | 'report-template'
    | 'signing-key'
    | 'article'
    | 'article-picture';
}

/** One server call. Routes, clients and openapi.json are generated from this description. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  /** Service that implements the call. */
  service: ServiceName;
  /** Service whose address is used, when it differs from the implementing one. */
  base?: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the base, with parameters as `:id`. */
  path: string;
  access: Access;
  /** Requires a sign-in or confirmation of the password within `recentSeconds`. */
  recent?: boolean;
  /** May be called on behalf of the user in the query's `userId`. */
  acting?: true;
  summary: string;
  /** Error text of a failure without its own message, quoted from the specification. */
  defaultError?: string;
  cost?: Cost;
  /** Maximum decompressed body in bytes. Default 16 kB for public calls, 1 MB for others. */
  bodyLimit?: number;
  /** Accepts a body with `content-encoding: gzip` or `br`. */
  compressedBody?: true;
  /** Audit event of a successful call. */
  audit?: Audited;
  params: Params;
  query: Query;
  body: Body;
  result: Result;
  /** Media type of a binary body; JSON by default. */
  consumes?: string;
  /** Media type of a response without JSON envelope. */
  produces?: string;
}

const nothing = z.object({});
type Nothing = typeof nothing;

type Described<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Omit<
  Endpoint<P, Q, B, R>,
  'params' | 'query' | 'body'
> & { params?: P; query?: Q; body?: B };

/** Fills in defaults. A call without a body has an `undefined` one. */
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

/** A part of the input is optional when an empty object (or nothing) is valid. */
type Part<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** Input of a call. */
export type EndpointInput<E extends Endpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>;

/** Result of a call: the `result` field of the response. */
export type EndpointResult<E extends Endpoint> = z.output<E['result']>;

/** The service in a call's address: `portfolio` for `/api/portfolio/…`. */
export function baseOf({ base, service }: Pick<Endpoint, 'base' | 'service'>): ServiceName {
  return base ?? service;
}

/** Path of a call on the gateway, with parameters as `:id`: `/api/portfolio/portfolios/:id`. */
export function addressOf(endpoint: Pick<Endpoint, 'base' | 'service' | 'path'>): string {
  return `/api/${baseOf(endpoint)}${endpoint.path}`;
}

/** Fills `:name` parameters of a path. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
