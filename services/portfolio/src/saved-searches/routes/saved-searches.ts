import { type SavedSearchChange, savedSearchApi } from '@kavel/contracts/saved-searches';
import { type Caller, route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { offerStandingJob } from '../../jobs/repositories/job-lease';
import type { OrganisationScope } from '../../repositories/store';
import { watchSearchesKind } from '../jobs/watch-searches';
import * as searches from '../repositories/saved-searches';
import { checkedCriteria } from '../rules/criteria';

export interface SavedSearchContext extends Pick<RouteContext, 'store'> {
  /** There may be searches to look at. */
  wake(): void;
}

/** Searches that users keep by name, and have watched. */
export function savedSearchRoutes(app: FastifyInstance, { store, wake }: SavedSearchContext): void {
  const watching = async <Kept extends { watched: boolean }>(
    caller: Caller,
    work: (scope: OrganisationScope) => Promise<Kept>,
  ): Promise<Kept> => {
    const kept = await store.inOrganisation(caller, async scope => {
      const done = await work(scope);
      if (done.watched) await offerStandingJob(scope, watchSearchesKind, scope.userId);
      return done;
    });
    if (kept.watched) wake();
    return kept;
  };

  route(app, savedSearchApi.listSavedSearches, ({ caller, query }) =>
    store.reading(caller, scope => searches.listSavedSearches(scope, query.kind)),
  );

  route(app, savedSearchApi.createSavedSearch, ({ caller, body }) => {
    const { kind, criteria, watched } = body;
    if (criteria !== null) checkedCriteria(kind, criteria);
    if (watched && criteria === null) throw notWatchable();
    return watching(caller, scope => searches.insertSavedSearch(scope, caller, body));
  });

  route(app, savedSearchApi.changeSavedSearch, ({ caller, params, body }) =>
    watching(caller, async scope => {
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
    watching(caller, scope => searches.restoreSavedSearch(scope, params.id)),
  );
}

function notWatchable(): ServiceError {
  return new ServiceError('unprocessable', 'A search without criteria cannot be watched');
}
