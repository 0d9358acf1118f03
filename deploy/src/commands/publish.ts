import type { KeyObject } from 'node:crypto';
import type { Release } from '@kavel/contracts';
import { type CheckedBuild, checkBuild } from '../build';
import { DeployError } from '../deploy-error';
import { channelOf, type StoreDocument } from '../document/store-document';
import type { ReleaseStore } from '../release-store';
import { signRelease } from '../trust/sign-release';
import { publicKeyOf } from '../trust/signing-key';
import { change, type Occasion, publishedChannel, withMove } from './change';

export interface Publication {
  version: string;
  /** What was live before; undefined at the first time. */
  before: string | undefined;
  /** False when these very files were in the store already. */
  newFiles: boolean;
}

export interface PublishOptions {
  /** Makes the version a trial for this share of the visitors, and leaves what is live. */
  canary?: number | undefined;
}

/** Brings in a build, signs it and makes it live. What is live already stays as it is. */
export async function publish(
  store: ReleaseStore,
  build: string,
  name: string,
  signingKey: KeyObject,
  occasion: Occasion,
  { canary }: PublishOptions = {},
): Promise<Publication> {
  const checked = await checkBuild(build, name);
  const first = await store.read();
  const publicKey = publicKeyOf(signingKey);
  refuseOtherKey(store, first.document, publicKey);
  refuseTakenPaths(checked.release, first.document);
  const { release, newFiles } = await bringIn(store, build, checked, signingKey);
  await change(store, name, first, document => {
    refuseTakenPaths(release, document);
    const signed = { ...document, publicKey };
    if (canary !== undefined) {
      const channel = { ...publishedChannel(document, name), canary: { percent: canary, release } };
      const move = { action: 'canary' as const, version: release.version, audience: `${canary} %` };
      return withMove(signed, name, channel, move, occasion);
    }
    const channel = channelOf(document, name) ?? { pins: [], disabled: false, history: [] };
    if ('live' in channel && channel.live.version === release.version && channel.canary === null) {
      return document;
    }
    const live = { ...channel, live: release, canary: null };
    return withMove(signed, name, live, { action: 'publish', version: release.version }, occasion);
  });
  return { version: release.version, before: channelOf(first.document, name)?.live.version, newFiles };
}

async function bringIn(
  store: ReleaseStore,
  build: string,
  { release, digest, files }: CheckedBuild,
  signingKey: KeyObject,
): Promise<{ release: Release; newFiles: boolean }> {
  const { name, version } = release;
  const present = await store.version(name, version);
  if (present === null) {
    await store.bringIn(build, { release: signRelease(release, signingKey), digest, files });
  }
  const stored = present ?? (await store.version(name, version));
  if (stored?.digest !== digest) {
    throw new DeployError(
      `Version ${version} of ${name} is in the store with other content. A version never changes.`,
    );
  }
  return { release: stored.release, newFiles: present === null };
}

function refuseOtherKey({ place }: ReleaseStore, document: StoreDocument, publicKey: string): void {
  if (document.publicKey === null || document.publicKey === publicKey) return;
  throw new DeployError(
    `${place} is signed with another key: browsers would refuse what yours signs. ` +
      'Name the file of the right one with KAVEL_SIGNING_KEY.',
  );
}

/** A path has one owner: the second remote to claim it would take the first one's page away. */
function refuseTakenPaths(release: Release, { remotes }: StoreDocument): void {
  const shape = (path: string) => path.replace(/:[^/]+/g, ':');
  const wanted = new Set(release.routes.map(({ path }) => shape(path)));
  for (const [name, { live }] of Object.entries(remotes).filter(([name]) => name !== release.name)) {
    const taken = live.routes.find(({ path }) => wanted.has(shape(path)));
    if (taken) throw new DeployError(`${release.name} claims ${taken.path}, which ${name} serves.`);
  }
}
