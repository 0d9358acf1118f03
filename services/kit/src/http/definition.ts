import type { Endpoint, ServiceName } from '@kavel/contracts';
import type { FastifyInstance } from 'fastify';

/** What a service provides to its host: the gateway, or a test. */
export interface ServiceDefinition {
  name: ServiceName;
  /** Every one must be registered by `routes`; the host refuses to start otherwise. */
  endpoints: Endpoint[];
  /** Routes outside the contracts have a full address: `/api/<name>/…`. */
  routes(app: FastifyInstance): void;
  /** Migrates the service's schema; runs before the first request. */
  migrate?(): Promise<void>;
  ready(): Promise<boolean>;
  /** What it serves from, for `/readyz`: names and versions, nothing that is secret. */
  serving?(): Record<string, unknown>;
  close(): Promise<void>;
}
