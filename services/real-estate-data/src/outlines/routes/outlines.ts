import { outlineApi } from '@kavel/contracts/work-areas';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OutlineBook } from '../outline-book';

/** Registers outlines to filter by. */
export function outlineRoutes(app: FastifyInstance, outlines: OutlineBook): void {
  route(app, outlineApi.keepOutlines, async ({ caller, body }) => ({
    within: await outlines.keep(caller, body.outlines),
  }));
}
