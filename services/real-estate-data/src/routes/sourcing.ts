import { sourcingApi } from '@kavel/contracts/sourcing';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CalculationContext } from '../calculation/deps';
import type { OutlineBook } from '../outlines/outline-book';
import { Sourcing } from '../sourcing/sourcing';

/** Panden that are worth looking at. `outlines`: absent where there is no database for them. */
export function sourcingRoutes(
  app: FastifyInstance,
  context: CalculationContext,
  outlines: OutlineBook | undefined,
): void {
  const sourcing = new Sourcing(context);
  route(app, sourcingApi.sourcingData, ({ body, caller }) => sourcing.page(body, { caller, outlines }));
}
