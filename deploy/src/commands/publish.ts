import type { KeyObject } from 'node:crypto';
import type { Release } from '@kavel/contracts';
import { type CheckedBuild, checkBuild } from '../build';
import { DeployError } from '../deploy-error';
import { channelOf, type StoreDocument } from '../document/store-document';
import { knownHosts, refuseUnserved } from '../hosts/live-hosts';
import type { ReleaseStore, VersionFile } from '../release-store';
import { signRelease } from '../trust/sign-release';
import { publicKeyOf } from '../trust/signing-key';
import { fileProblems } from '../verify-version';
import { change, type Occasion, publishedChannel, withMove } from './change';

export interface Publication {
  version: string;
  /** The previously live version; undefined for the first one. */
  before: string | undefined;
  /** False when the store already had the same files. */
  newFiles: boolean;
  /** Files that were missing or damaged in the store, and are repaired. */
  repaired: string[];
}

export interface PublishOptions {
  /** Makes the version a canary for this share of the visitors, in percent; the live version stays. */
  canary?: number | undefined;
}

/** Uploads a build, signs it and makes it live. No-op for the live version. */
export async function publish(
  store: ReleaseStore,
  build: string,
  name: string,
  signingKey: KeyObject,
  occasion: Occasion,
  { canary }: PublishOptions = {},
): Promise<Publication> {
  const checked = await checkBuild(build, name);
  const first = await store.pointer.read();
  const publicKey = publicKeyOf(signingKey);
  refuseOtherKey(store, first.document, publicKey);
  refuseTakenPaths(checked.release, first.document);
  refuseUnserved(checked.release, await knownHosts(store, occasion.at, occasion.hosts));
  const { release, newFiles, repaired } = await bringIn(store, build, checked, signingKey);
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
  const before = channelOf(first.document, name)?.live.version;
  return { version: release.version, before, newFiles, repaired };
}

async function bringIn(
  store: ReleaseStore,
  build: string,
  checked: CheckedBuild,
  signingKey: KeyObject,
): Promise<{ release: Release; newFiles: boolean; repaired: string[] }> {
  const { release, digest } = checked;
  const { name, version } = release;
  const present = await store.version(name, version);
  if (present === null) {
    await store.bringIn(build, { ...checked, release: signRelease(release, signingKey) });
  }
  const stored = present ?? (await store.version(name, version));
  if (stored?.digest !== digest) {
    throw new DeployError(
      `Version ${version} of ${name} is in the store with other content. A version never changes.`,
    );
  }
  const repaired = present === null ? [] : await repair(store, build, stored, checked);
  return { release: stored.release, newFiles: present === null, repaired };
}

/** Uploads missing or damaged files of a version again. */
async function repair(
  store: ReleaseStore,
  build: string,
  stored: VersionFile,
  { files, contents, digest }: CheckedBuild,
): Promise<string[]> {
  const problems = new Set((await fileProblems(store, stored)).map(({ file }) => file));
  if (problems.size === 0) return [];
  const kept = Object.entries(stored.contents ?? {}).filter(([file]) => !problems.has(file));
  const again = files.filter(file => problems.has(file) || !stored.files.includes(file));
  const content = {
    release: stored.release,
    digest,
    files,
    contents: { ...contents, ...Object.fromEntries(kept) },
  };
  await store.repair(build, content, again);
  return again;
}

function refuseOtherKey({ place }: ReleaseStore, document: StoreDocument, publicKey: string): void {
  if (document.publicKey === null || document.publicKey === publicKey) return;
  throw new DeployError(
    `${place} is signed with another key: browsers would refuse what yours signs. ` +
      'Name the file of the right one with KAVEL_SIGNING_KEY.',
  );
}

/** A path has one owner: a second remote with the same path would replace the first one's page. */
function refuseTakenPaths(release: Release, { remotes }: StoreDocument): void {
  const shape = (path: string) => path.replace(/:[^/]+/g, ':');
  const wanted = new Set(release.routes.map(({ path }) => shape(path)));
  for (const [name, { live }] of Object.entries(remotes).filter(([name]) => name !== release.name)) {
    const taken = live.routes.find(({ path }) => wanted.has(shape(path)));
    if (taken) throw new DeployError(`${release.name} claims ${taken.path}, which ${name} serves.`);
  }
}
