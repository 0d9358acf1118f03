import type { ClientConfig, Registry, TelemetryEntry } from '@kavel/contracts';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { placeOf, placeOfEntry } from './place';
import { type SessionEntry, sessionRecord } from './session-record';

/** Maximum number of events in one report. */
const reportLength = 50;
/** Delay of a failure report in milliseconds: short, because the visitor may leave. */
const flushAfterMs = 5_000;

type Vital = 'LCP' | 'CLS' | 'INP' | 'TTFB';

/** Reports events of remotes and the web vitals of this page, without personal data. */
export function startReporting(registry: Registry, { telemetrySample = 1 }: ClientConfig): void {
  const sampled = Math.random() < telemetrySample;
  let queue: TelemetryEntry[] = [];
  const seen = new WeakSet<SessionEntry>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    while (queue.length > 0) {
      const entries = queue.slice(0, reportLength);
      queue = queue.slice(reportLength);
      const body = new Blob([JSON.stringify({ entries })], { type: 'application/json' });
      navigator.sendBeacon('/telemetry', body);
    }
  };

  const takeUp = (entry: SessionEntry) => {
    const place = placeOfEntry(registry, entry);
    if (!place) return;
    if (entry.kind === 'failure') {
      queue.push({ kind: 'failure', ...place, failure: entry.failure.kind });
      timer ??= setTimeout(flush, flushAfterMs);
    } else if (sampled) {
      queue.push({ kind: 'load', ...place, milliseconds: Math.min(entry.milliseconds, 600_000) });
    }
  };

  const catchUp = () => {
    for (const entry of sessionRecord.entries()) {
      if (!seen.has(entry)) takeUp(entry);
      seen.add(entry);
    }
  };

  const [navigation] = performance.getEntriesByType('navigation');
  const landed = navigation ? new URL(navigation.name).pathname : location.pathname;
  const takeUpVital = ({ name, value }: Metric) => {
    const place = placeOf(registry, landed);
    if (place) queue.push({ kind: 'vital', ...place, name: name as Vital, value: Math.min(value, 600_000) });
  };

  catchUp();
  sessionRecord.subscribe(catchUp);
  if (sampled) for (const follow of [onLCP, onCLS, onINP, onTTFB]) follow(takeUpVital);
  // On the window, because the vitals handle the event on the document first.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  addEventListener('pagehide', flush);
}
