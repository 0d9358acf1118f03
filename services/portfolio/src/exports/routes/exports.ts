import { exportApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';

/** Files that pages make. Nothing is done here: the host of the services puts every call of this kind on record. */
export function exportRoutes(app: FastifyInstance): void {
  route(app, exportApi.recordExport, async () => null);
}
