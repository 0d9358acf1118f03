import type { TelemetryEntry } from '@kavel/contracts';
import { otherRoute } from '@kavel/contracts/content';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { KnownPlaces } from './known-places';

export interface Metrics {
  /** One answered request, in seconds. `route` is a pattern. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** Counts a browser's report. Names that were never served count as `other`. */
  client(entries: readonly TelemetryEntry[]): void;
  contentType: string;
  /** Prometheus text. */
  text(): Promise<string>;
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const loadBuckets = [0.05, 0.1, 0.2, 0.5, 1, 2, 3, 5, 8];
const place = ['remote', 'version', 'route'] as const;

/** Buckets around the bounds of “good” and “poor” by web.dev. Seconds; CLS has no unit. */
const vitals = {
  LCP: { name: 'kavel_web_vital_lcp_seconds', buckets: [0.5, 1, 1.5, 2, 2.5, 4, 6, 10] },
  INP: { name: 'kavel_web_vital_inp_seconds', buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 1, 2] },
  TTFB: { name: 'kavel_web_vital_ttfb_seconds', buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.8, 4] },
  CLS: { name: 'kavel_web_vital_cls', buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1] },
} as const;

/** Metrics of this process. What is known of places determines the allowed label values. */
export function createMetrics(known: KnownPlaces): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'kavel_http_request_duration_seconds',
    help: 'Answered requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const loads = new Histogram({
    name: 'kavel_remote_load_duration_seconds',
    help: 'Pages of remotes that browsers loaded, sampled',
    labelNames: place,
    buckets: loadBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'kavel_remote_failures_total',
    help: 'Pages of remotes that browsers could not show',
    labelNames: [...place, 'failure'],
    registers,
  });
  const vitalHistograms = new Map(
    Object.entries(vitals).map(([vital, { name, buckets }]) => {
      const help = `${vital} as browsers saw it, sampled`;
      return [vital, new Histogram({ name, help, labelNames: place, buckets: [...buckets], registers })];
    }),
  );

  return {
    request: (method, route, status, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),

    client(entries) {
      for (const entry of entries) {
        const where = known.placeOf(entry);
        if (entry.kind === 'load') loads.observe(where, entry.milliseconds / 1_000);
        else if (entry.kind === 'failure') failures.inc({ ...where, failure: knownFailure(entry.failure) });
        else {
          const value = entry.name === 'CLS' ? entry.value : entry.value / 1_000;
          vitalHistograms.get(entry.name)?.observe(where, value);
        }
      }
    },
    contentType: register.contentType,
    text: () => register.metrics(),
  };
}

const failureKinds = new Set(
  'network timeout http integrity contract chunk sharing missing-expose evaluation disabled'.split(' '),
);
const knownFailure = (kind: string) => (failureKinds.has(kind) ? kind : otherRoute);
