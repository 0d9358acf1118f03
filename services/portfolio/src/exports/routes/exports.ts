import { exportApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';

/** Files that pages generate. The handler does nothing: the host of the services records every call of this kind. */
export function exportRoutes(app: FastifyInstance): void {
  route(app, exportApi.recordExport, async () => null);
}
