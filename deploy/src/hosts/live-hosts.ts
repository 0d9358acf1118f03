import { contractProblem, contractVersion, type Release, registrySchema } from '@kavel/contracts';
import { DeployError } from '../deploy-error';
import type { ReleaseStore } from '../release-store';

/** A host that may serve what is published. */
export interface LiveHost {
  name: string;
  contract: string;
}

export interface KnownHosts {
  live: LiveHost[];
  /** What the publisher should know about hosts that were not checked. */
  notes: string[];
}

/** Days after which an unseen host is no longer checked. Hosts announce themselves every hour. */
const forgottenAfterDays = 2;
const dayMs = 86_400_000;
const timeoutMs = 5_000;
/** Contract version of hosts that are too old to announce one. */
const firstContract = '1.0.0';

/**
 * The hosts announced in the store, and those at the given addresses. Throws a DeployError when an address does not
 * respond, because its version is then unknown.
 */
export async function knownHosts(
  store: ReleaseStore,
  at: Date,
  addresses: readonly string[] = [],
): Promise<KnownHosts> {
  const { document } = await store.hosts.read();
  const announced = Object.entries(document.hosts).map(([name, host]) => ({ name, ...host }));
  const isForgotten = ({ seen }: { seen: string }) =>
    at.getTime() - Date.parse(seen) > forgottenAfterDays * dayMs;
  const asked = await Promise.all(addresses.map(askHost));
  const live = [...announced.filter(host => !isForgotten(host)), ...asked];
  const notes = announced
    .filter(isForgotten)
    .map(({ name, seen }) => `${name} was last seen at ${seen} and is not counted as a live host.`);
  if (live.length === 0) {
    notes.push('No live host is known: the contracts of this working tree count. Name hosts with --host.');
  }
  return { live, notes };
}

/** Throws a DeployError naming each live host that does not support the release. */
export function refuseUnserved({ name, contract }: Release, { live }: KnownHosts): void {
  const hosts = live.length > 0 ? live : [{ name: 'this working tree', contract: contractVersion }];
  const problems = hosts.flatMap(host => {
    const problem = contractProblem(contract, host.contract);
    return problem === null ? [] : [`  ${host.name}: ${problem}`];
  });
  if (problems.length === 0) return;
  throw new DeployError(
    `${name} cannot be served by every live host; nothing was made live:\n${problems.join('\n')}`,
  );
}

async function askHost(address: string): Promise<LiveHost> {
  try {
    const response = await fetch(new URL('/registry.json', address), {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const { contract = firstContract } = registrySchema.pick({ contract: true }).parse(await response.json());
    return { name: address, contract };
  } catch (error) {
    throw new DeployError(
      `${address} does not say which contracts it serves; nothing was made live: ${error}`,
    );
  }
}
