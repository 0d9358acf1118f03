import type { CatalogueStore } from '@kavel/catalogue';
import { travelTimeApi } from '@kavel/contracts/travel-time';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { embeddedEngine } from '../engine';
import { insideCounts } from '../inside-counts';
import { codeOf, TravelTimeProblem } from '../problem';
import { sourcesOf } from '../sources';
import { valhallaEngine } from '../valhalla';

/** Registers travel times. `address`: that of a Valhalla, instead of the embedded engine. */
export function travelTimeRoutes(
  app: FastifyInstance,
  store: CatalogueStore,
  address: string | undefined,
): void {
  const engine = address === undefined ? embeddedEngine : valhallaEngine(address);
  route(app, travelTimeApi.travelSources, () =>
    store.use(async snapshot => ({ engine: engine.name, ...(await sourcesOf(snapshot)) })),
  );
  route(app, travelTimeApi.isochrones, ({ body }) =>
    explained(() =>
      store.use(async snapshot => ({ engine: engine.name, ...(await engine.isochrones(snapshot, body)) })),
    ),
  );
  route(app, travelTimeApi.travelMatrix, ({ body }) =>
    explained(() =>
      store.use(async snapshot => ({ engine: engine.name, ...(await engine.matrix(snapshot, body)) })),
    ),
  );
  route(app, travelTimeApi.countsInside, ({ body }) =>
    store.use(snapshot => insideCounts(snapshot, body.outline)),
  );
}

/** Problems as answers that say what they are. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TravelTimeProblem)) throw error;
    throw new ServiceError(codeOf(error.details.problem), error.message, error.details);
  }
}
