import type { ReadyChecks } from '../health';
import type { ServicesApart } from './services-apart';

/** Timeout of a readiness check, in milliseconds. */
const timeoutMs = 2_000;

/** Readiness of the processes that host services apart, by service name. */
export function apartChecks({ origins }: ServicesApart): ReadyChecks {
  return Object.fromEntries(
    Object.entries(origins).map(([service, origin]) => [service, () => isReady(origin)]),
  );
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz?own`, { signal: AbortSignal.timeout(timeoutMs) });
  await answer.body?.cancel();
  return answer.ok;
}
