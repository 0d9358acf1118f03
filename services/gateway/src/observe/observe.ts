import type { ClientConfig, Registry, TelemetryEntry } from '@kavel/contracts';
import type { VisitStore } from '@kavel/service-content';
import type { FastifyInstance } from 'fastify';
import type { RemoteSource } from '../registry/remote-source';
import type { PageViews } from '../web/page-views';
import { createKnownPlaces } from './known-places';
import { createMetrics } from './metrics';
import { observeRoutes } from './observe-routes';
import { storeVisits } from './store-visits';
import { createVisitCounts } from './visit-counts';

export interface ObserveOptions {
  web: { remotes: Pick<RemoteSource, 'registry'>; config: Pick<ClientConfig, 'telemetrySample'> };
  metricsToken: string | undefined;
  visits: VisitStore | undefined;
}

export interface Observed extends PageViews {
  /** A page was sent with this registry: its versions, including canaries, and routes count by name from now on. */
  served(registry: Registry): void;
}

/** Counts what browsers report twice: for this process as metrics, and for everybody as visit figures. */
export function observe(
  app: FastifyInstance,
  { web: { remotes, config }, metricsToken, visits }: ObserveOptions,
): Observed {
  const known = createKnownPlaces();
  const learnDefault = () => known.learn(remotes.registry({ visitor: '' }));
  const metrics = createMetrics(known);
  const counts = visits && createVisitCounts(known, config.telemetrySample ?? 1);
  observeRoutes(app, metrics, metricsToken, (entries: readonly TelemetryEntry[]) => {
    learnDefault();
    metrics.client(entries);
    counts?.client(entries);
  });
  if (counts && visits) storeVisits(app, counts, visits);
  return {
    served: known.learn,
    routeAt(path) {
      learnDefault();
      return known.routeAt(path);
    },
    visit: route => counts?.visit(route),
  };
}
