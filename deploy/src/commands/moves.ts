import type { Release } from '@kavel/contracts';
import { DeployError } from '../deploy-error';
import { type Channel, type Move, versionBefore } from '../document/store-document';
import { knownHosts, refuseUnserved } from '../hosts/live-hosts';
import type { ReleaseStore } from '../release-store';
import { describeProblems, fileProblems } from '../verify-version';
import { change, type Occasion, publishedChannel, withMove } from './change';

/** Makes the previous version live. */
export async function rollback(
  store: ReleaseStore,
  name: string,
  occasion: Occasion,
): Promise<{ from: string; to: string }> {
  const first = await store.pointer.read();
  const channel = publishedChannel(first.document, name);
  const from = channel.live.version;
  const to = versionBefore(channel);
  if (to === undefined) throw new DeployError(`${name} ${from} is the first version: nothing to go back to.`);
  const live = await releaseOf(store, name, to, occasion);
  await change(store, name, first, document =>
    withMove(document, name, { ...channel, live }, { action: 'rollback', version: to }, occasion),
  );
  return { from, to };
}

/** Serves a version to a share of the visitors, in percent; 0 ends the canary. */
export async function canary(
  store: ReleaseStore,
  name: string,
  version: string,
  percent: number,
  occasion: Occasion,
): Promise<void> {
  const trial = percent === 0 ? null : { percent, release: await releaseOf(store, name, version, occasion) };
  await move(store, name, occasion, { action: 'canary', version, audience: `${percent} %` }, channel => ({
    ...channel,
    canary: trial,
  }));
}

/** Pins a version for a brand or an organisation. */
export async function pin(
  store: ReleaseStore,
  to: string,
  name: string,
  version: string,
  occasion: Occasion,
): Promise<void> {
  const release = await releaseOf(store, name, version, occasion);
  await move(store, name, occasion, { action: 'pin', version, audience: to }, channel => ({
    ...channel,
    pins: [...channel.pins.filter(pin => pin.to !== to), { to, release }],
  }));
}

/** Removes the pin of a brand or an organisation. */
export async function unpin(
  store: ReleaseStore,
  to: string,
  name: string,
  occasion: Occasion,
): Promise<void> {
  const { document } = await store.pointer.read();
  const { pins, live } = publishedChannel(document, name);
  if (!pins.some(pin => pin.to === to)) throw new DeployError(`${name} is not pinned for ${to}.`);
  await move(store, name, occasion, { action: 'unpin', version: live.version, audience: to }, channel => ({
    ...channel,
    pins: channel.pins.filter(pin => pin.to !== to),
  }));
}

/** The kill switch, on and off: routes, permissions and navigation stay. False when nothing changed. */
export async function setDisabled(
  store: ReleaseStore,
  name: string,
  disabled: boolean,
  occasion: Occasion,
): Promise<boolean> {
  const { document } = await store.pointer.read();
  const channel = publishedChannel(document, name);
  if (channel.disabled === disabled) return false;
  const action = disabled ? 'disable' : 'enable';
  await move(store, name, occasion, { action, version: channel.live.version }, now => ({ ...now, disabled }));
  return true;
}

async function move(
  store: ReleaseStore,
  name: string,
  occasion: Occasion,
  what: Pick<Move, 'action' | 'version' | 'audience'>,
  changed: (channel: Channel) => Channel,
): Promise<void> {
  const first = await store.pointer.read();
  await change(store, name, first, document =>
    withMove(document, name, changed(publishedChannel(document, name)), what, occasion),
  );
}

/** A version that is complete in the store and that every live host can serve. Throws a DeployError otherwise. */
async function releaseOf(
  store: ReleaseStore,
  name: string,
  version: string,
  { at, hosts }: Occasion,
): Promise<Release> {
  const { document } = await store.pointer.read();
  publishedChannel(document, name);
  const stored = await store.version(name, version);
  if (stored === null) throw new DeployError(`The files of ${name} ${version} are not in the store.`);
  refuseUnserved(stored.release, await knownHosts(store, at, hosts));
  const problems = await fileProblems(store, stored);
  if (problems.length === 0) return stored.release;
  throw new DeployError(
    `${name} ${version} is not whole in the store: ${describeProblems(problems)}. Publish that build again.`,
  );
}
