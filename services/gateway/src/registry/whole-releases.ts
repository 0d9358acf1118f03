import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@kavel/contracts';
import {
  channelOf,
  parseVersionFile,
  type StoreDocument,
  type VersionFile,
  versionFileName,
} from '@kavel/deploy';
import { versionsBefore } from '@kavel/service-kit/published';

export interface WholeReleasesOptions {
  /** Folder that contains `<name>/<version>/`. */
  folder: string;
  complain: (problem: string) => void;
  /** Called for a version with lost files, which may be downloaded again. */
  onLost?: (name: string, version: string) => void;
  /** Milliseconds. */
  now?: () => number;
}

export interface WholeReleases {
  /** The document with complete releases only, as far as there are any. */
  servable(document: StoreDocument): StoreDocument;
  isWhole(release: Pick<Release, 'name' | 'version'>): boolean;
}

/** Interval of rechecking the files of a version, in milliseconds, to detect repairs without a restart. */
const recheckIntervalMs = 10_000;

interface Verdict {
  at: number;
  problem: string | null;
}

/**
 * Checks that all files of a release exist when it is opened, and regularly afterwards. A live release with lost files
 * is replaced by the previous one; a trial or a pinned one by the live one.
 */
export function wholeReleases({
  folder,
  complain,
  onLost,
  now = Date.now,
}: WholeReleasesOptions): WholeReleases {
  const verdicts = new Map<string, Verdict>();
  let last: { document: StoreDocument; until: number; servable: StoreDocument } | null = null;

  function isWhole({ name, version }: Pick<Release, 'name' | 'version'>): boolean {
    const key = `${name} ${version}`;
    const before = verdicts.get(key);
    if (before && now() - before.at < recheckIntervalMs) return before.problem === null;
    const problem = problemOf(join(folder, name, version));
    verdicts.set(key, { at: now(), problem });
    if (problem !== null && problem !== before?.problem) {
      complain(`${key} is not whole in the store: ${problem}. Publish that build again to repair it.`);
    }
    if (problem === null && before?.problem) complain(`${key} is whole again.`);
    if (problem !== null) onLost?.(name, version);
    return problem === null;
  }

  /** The release itself when no earlier one is complete: its page then shows the problem. */
  function liveOf(document: StoreDocument, live: Release): Release {
    if (isWhole(live)) return live;
    const channel = channelOf(document, live.name);
    const version =
      channel && versionsBefore(channel.history).find(one => isWhole({ name: live.name, version: one }));
    return version === undefined ? live : readVersion(join(folder, live.name, version)).release;
  }

  return {
    isWhole,
    servable(document) {
      if (last?.document === document && now() < last.until) return last.servable;
      const remotes = Object.entries(document.remotes).map(([name, channel]) => {
        const { live, canary, pins } = channel;
        const whole = {
          ...channel,
          live: liveOf(document, live),
          canary: canary && isWhole(canary.release) ? canary : null,
          pins: pins.filter(({ release }) => isWhole(release)),
        };
        return [name, whole] as const;
      });
      const servable = { ...document, remotes: Object.fromEntries(remotes) };
      last = { document, until: now() + recheckIntervalMs, servable };
      return servable;
    },
  };
}

function problemOf(folder: string): string | null {
  if (!existsSync(join(folder, versionFileName))) return `${versionFileName} is missing`;
  try {
    const { files, contents } = readVersion(folder);
    const lost = files.filter(file => !isThere(join(folder, file), contents?.[file]?.bytes));
    if (lost.length === 0) return null;
    const named = lost.slice(0, 3).join(', ');
    return `${named}${lost.length > 3 ? ` and ${lost.length - 3} more` : ''} missing or cut short`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isThere(file: string, bytes: number | undefined): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return false;
  return bytes === undefined || stat.size === bytes;
}

function readVersion(folder: string): VersionFile {
  return parseVersionFile(readFileSync(join(folder, versionFileName), 'utf8'), folder);
}
