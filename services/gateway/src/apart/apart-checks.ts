import type { ReadyChecks } from '../health';
import type { ServicesApart } from './services-apart';

/** A process that needs longer than this to say that it is ready is not. */
const timeoutMs = 2_000;

/** Whether the processes that host services apart are ready, by name of the service. */
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
