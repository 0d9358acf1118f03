import type { Registry } from '@kavel/contracts';

const everyMinute = 60_000;
/** Somebody who switches between windows does not ask each time. */
const leastGap = 5_000;

/**
 * Tells once that something newer is published than what this page was given. Looks when the page comes
 * into view and every minute while it is there; a registry that has not changed costs one 304.
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

/** A remote that was taken from elsewhere has no newer version; one that is gone has none either. */
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
