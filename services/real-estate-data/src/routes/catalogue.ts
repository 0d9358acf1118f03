import type { CatalogueStore, Snapshot } from '@kavel/catalogue';
import {
  catalogueStatus,
  objectById,
  objectFigures,
  objectsById,
  objectsOfPand,
  outlinesAround,
  pandById,
} from '@kavel/catalogue';
import { catalogueApi } from '@kavel/contracts';
import { bulkCatalogueApi } from '@kavel/contracts/bulk';
import {
  mostAddressesOfPand,
  objectApi,
  pandApi,
  surroundingsApi,
  surroundingsReach,
} from '@kavel/contracts/objects';
import { route, ServiceError, valueRoute } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { matchLines, matchWithFacts } from '../match/match-lines';
import { suggestAddresses, toSuggestion } from '../suggest/suggest';

/** Finding addresses and what is known about them. */
export function catalogueRoutes(app: FastifyInstance, store: CatalogueStore): void {
  route(app, catalogueApi.catalogueStatus, () => store.use(catalogueStatus));

  route(app, catalogueApi.suggestAddresses, ({ query }) =>
    store.use(snapshot => suggestAddresses(snapshot, query.q, query.limit)),
  );

  route(app, catalogueApi.matchAddresses, ({ body }) =>
    store.use(snapshot => matchLines(snapshot, body.lines)),
  );

  valueRoute(app, bulkCatalogueApi.matchObjects, ({ body }) =>
    store.use(async snapshot => {
      const { lines, facts } = await matchWithFacts(snapshot, body.lines, body);
      return { lines, objects: Array.from(facts, ([objectId, json]) => ({ objectId, json })) };
    }),
  );

  route(app, catalogueApi.getObject, async ({ params }) => {
    const object = await store.use(snapshot => objectById(snapshot, params.id));
    return object ?? refuseUnknown(params.id);
  });

  route(app, objectApi.objectFigures, async ({ params }) => {
    const [object] = await store.use(snapshot => objectFigures(snapshot, [params.id]));
    return object?.figures ?? refuseUnknown(params.id);
  });

  valueRoute(app, objectApi.listObjectFigures, ({ body }) =>
    store.use(snapshot => objectFigures(snapshot, body.objectIds)),
  );

  route(app, surroundingsApi.objectSurroundings, async ({ params }) => {
    const [object] = await store.use(snapshot => surroundingsOf(snapshot, [params.id]));
    return object?.surroundings ?? refuseUnknown(params.id);
  });

  valueRoute(app, surroundingsApi.listSurroundings, ({ body }) =>
    store.use(snapshot => surroundingsOf(snapshot, body.objectIds)),
  );

  route(app, pandApi.getPand, async ({ params }) => {
    const found = await store.use(async snapshot => {
      const [pand, objects] = await Promise.all([
        pandById(snapshot, params.id),
        objectsOfPand(snapshot, params.id),
      ]);
      const addresses = objects.slice(0, mostAddressesOfPand).map(toSuggestion);
      return pand && { ...pand, addressCount: objects.length, addresses };
    });
    if (!found) throw new ServiceError('not-found', `There is no pand ${params.id} in the catalogue`);
    return found;
  });

  route(app, catalogueApi.getObjects, ({ body }) =>
    store.use(snapshot => objectsById(snapshot, body.objectIds)),
  );
}

async function surroundingsOf(snapshot: Snapshot, ids: readonly string[]) {
  const objects = await objectsById(snapshot, ids);
  return Promise.all(
    objects.map(async object => ({
      objectId: object.objectId,
      surroundings: await outlinesAround(snapshot, object, surroundingsReach),
    })),
  );
}

function refuseUnknown(id: string): never {
  throw new ServiceError('address-not-found', `There is no object ${id} in the catalogue`);
}
