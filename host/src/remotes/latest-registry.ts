import type { RegisteredRemote, Registry } from '@kavel/contracts';
import { verifyRegistry } from '../boot/verify-registry';

const timeoutMs = 2_000;

/** The currently published registry, with verified signatures; null when it cannot be read. */
export async function latestRegistry(releaseKey: string | undefined): Promise<Registry | null> {
  try {
    const response = await fetch('/registry.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? await verifyRegistry(await response.json(), releaseKey) : null;
  } catch {
    return null;
  }
}

/** The currently published release of one remote. */
export async function latestRelease(
  name: string,
  releaseKey: string | undefined,
): Promise<RegisteredRemote | null> {
  const registry = await latestRegistry(releaseKey);
  return registry?.remotes.find(remote => remote.name === name) ?? null;
}
