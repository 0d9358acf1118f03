import type { KeyObject } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion, type Release } from '@kavel/contracts';
import { openSigningKey, publicKeyOf, type StoreDocument, signRelease } from '@kavel/deploy';

type Channel = StoreDocument['remotes'][string];

/** A folder of published remotes with one remote, `scores`. */
export interface MadeRemoteStore {
  key(): KeyObject;
  signed(version: string): Release;
  /** Writes the files of a version like a publication. */
  write(release: Release): void;
  /** Writes the files, and makes the release live. */
  point(live: Release, more?: Partial<Channel>): void;
}

export function remoteStore(folder: string): MadeRemoteStore {
  mkdirSync(folder, { recursive: true });
  const key = () => openSigningKey(join(folder, 'key.pem'));

  function write(release: Release): void {
    const version = join(folder, 'scores', release.version);
    mkdirSync(version, { recursive: true });
    writeFileSync(join(version, 'page.js'), 'page');
    const contents = { 'page.js': { bytes: 4, sha256: 'a' } };
    writeFileSync(
      join(version, 'release.json'),
      JSON.stringify({ release, digest: 'd', files: ['page.js'], contents }),
    );
  }

  return {
    key,
    signed: version => signRelease(unsignedRelease(version), key()),
    write,
    point(live, more = {}) {
      for (const release of [live, more.canary?.release, ...(more.pins ?? []).map(pin => pin.release)]) {
        if (release) write(release);
      }
      const history = [published(live.version)];
      const channel = { live, canary: null, pins: [], disabled: false, history, ...more };
      const document: StoreDocument = { publicKey: publicKeyOf(key()), remotes: { scores: channel } };
      writeFileSync(join(folder, 'registry.json'), JSON.stringify(document));
    },
  };
}

export function unsignedRelease(version: string): Release {
  const title = { nl: 'a', en: 'a', de: 'a' };
  return {
    name: 'scores',
    version,
    contract: contractVersion,
    container: 'scores',
    entry: `/remotes/scores/${version}/mf-manifest.json`,
    integrity: 'sha384-a',
    routes: [{ path: '/passport', module: './Passport', permission: null, title, topBar: true }],
    navigation: [],
  };
}

/** The history entry of a publication. */
export function published(version: string): Channel['history'][number] {
  return { action: 'publish', version, at: new Date().toISOString(), by: 'test' };
}
