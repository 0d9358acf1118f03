import type { Endpoint, ServiceName } from '@kavel/contracts';
import type { FastifyInstance } from 'fastify';

/** What a service gives to whoever hosts it: the gateway, or a test. */
export interface ServiceDefinition {
  name: ServiceName;
  /** Every one must be registered by `routes`; the host refuses to start otherwise. */
  endpoints: Endpoint[];
  /** Routes outside the contracts give their whole address: `/api/<name>/…`. */
  routes(app: FastifyInstance): void;
  /** Brings the service's schema up to date; runs before the first request. */
  migrate?(): Promise<void>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
