import type { Registry } from '@kavel/contracts';

const everyMinute = 60_000;
/** Minimum time between checks in milliseconds, for users who switch windows often. */
const leastGap = 5_000;

/**
 * Notifies once when a newer version is published than the page has loaded. Checks when the page becomes visible and
 * every minute while it is visible; an unchanged registry costs one 304.
 */
export function watchVersions(
  given: Registry,
  latest: () => Promise<Registry | null>,
  tell: () => void,
): () => void {
  const mine = versionsOf(given);
  let lookedAt = 0;

  const look = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < leastGap) return;
    lookedAt = Date.now();
    const now = await latest();
    if (!now || !isOther(mine, versionsOf(now))) return;
    stop();
    tell();
  };

  const timer = setInterval(look, everyMinute);
  const stop = () => {
    clearInterval(timer);
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return stop;
}

/** An overridden or removed remote has no newer version. */
function versionsOf({ remotes }: Registry): Map<string, string> {
  return new Map(
    remotes
      .filter(({ state }) => state !== 'overridden')
      .map(({ name, version, state }) => [name, `${version} ${state ?? ''}`]),
  );
}

function isOther(mine: Map<string, string>, now: Map<string, string>): boolean {
  return [...mine].some(([name, version]) => (now.get(name) ?? version) !== version);
}
