import type { RegisteredRemote, Registry } from '@kavel/contracts';
import { verifyRegistry } from '../boot/verify-registry';

const timeoutMs = 2_000;

/** What is published by now, signatures checked; null when that cannot be learned. */
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

/** One remote of what is published by now. */
export async function latestRelease(
  name: string,
  releaseKey: string | undefined,
): Promise<RegisteredRemote | null> {
  const registry = await latestRegistry(releaseKey);
  return registry?.remotes.find(remote => remote.name === name) ?? null;
}
