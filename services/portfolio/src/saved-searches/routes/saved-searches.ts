import { type SavedSearchChange, savedSearchApi } from '@kavel/contracts/saved-searches';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import * as searches from '../repositories/saved-searches';
import { checkedCriteria } from '../rules/criteria';

/** Searches that users keep by name. */
export function savedSearchRoutes(app: FastifyInstance, { store }: Pick<RouteContext, 'store'>): void {
  route(app, savedSearchApi.listSavedSearches, ({ caller, query }) =>
    store.reading(caller, scope => searches.listSavedSearches(scope, query.kind)),
  );

  route(app, savedSearchApi.createSavedSearch, ({ caller, body }) => {
    const { kind, criteria, watched } = body;
    if (criteria !== null) checkedCriteria(kind, criteria);
    if (watched && criteria === null) throw notWatchable();
    return store.inOrganisation(caller, scope => searches.insertSavedSearch(scope, caller, body));
  });

  route(app, savedSearchApi.changeSavedSearch, ({ caller, params, body }) =>
    store.inOrganisation(caller, async scope => {
      const before = await searches.lockSavedSearch(scope, params.id);
      const criteria = body.criteria === undefined ? before.criteria : body.criteria;
      if (body.criteria) checkedCriteria(before.kind, body.criteria);
      if (body.watched && criteria === null) throw notWatchable();
      const change: SavedSearchChange = { ...body };
      if (criteria === null && before.watched) change.watched = false;
      if (body.watched === before.watched) delete change.watched;
      return searches.updateSavedSearch(scope, params.id, change);
    }),
  );

  route(app, savedSearchApi.deleteSavedSearch, async ({ caller, params }) => {
    await store.inOrganisation(caller, scope => searches.deleteSavedSearch(scope, params.id));
    return null;
  });

  route(app, savedSearchApi.restoreSavedSearch, ({ caller, params }) =>
    store.inOrganisation(caller, scope => searches.restoreSavedSearch(scope, params.id)),
  );
}

function notWatchable(): ServiceError {
  return new ServiceError('unprocessable', 'A search without criteria cannot be watched');
}
