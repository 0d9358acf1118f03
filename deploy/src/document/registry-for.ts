import { createHash } from 'node:crypto';
import type { RegisteredRemote, Registry, Release } from '@kavel/contracts';
import type { Channel, StoreDocument } from './store-document';

/** Properties of a visitor that select a version. */
export interface Audience {
  /** Stable across visits: a user's id, or a number stored by the browser. */
  visitor: string;
  organisation?: string | undefined;
  brand?: string | undefined;
}

/** The registry for this visitor. The most specific choice wins: organisation, brand, canary, everybody. */
export function registryFor({ remotes }: StoreDocument, audience: Audience): Registry {
  return {
    remotes: Object.entries(remotes)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, channel]) => registered(channel, releaseFor(name, channel, audience))),
  };
}

function registered({ disabled }: Channel, release: Release): RegisteredRemote {
  return disabled ? { ...release, state: 'disabled' } : release;
}

function releaseFor(name: string, { live, canary, pins }: Channel, audience: Audience): Release {
  const pinned = (to: string | undefined) => pins.find(pin => pin.to === to)?.release;
  const own = pinned(audience.organisation) ?? pinned(audience.brand);
  if (own) return own;
  return canary && shareOf(name, audience.visitor) < canary.percent ? canary.release : live;
}

/** A number from 0 to 100 per visitor and remote, so that canaries of two remotes have different visitors. */
export function shareOf(remote: string, visitor: string): number {
  const hash = createHash('sha256').update(`${remote}\0${visitor}`).digest();
  return (hash.readUInt32BE() / 2 ** 32) * 100;
}

/** Whether the choice depends on the visitor: only then browsers need a number. */
export function hasTrials({ remotes }: StoreDocument): boolean {
  return Object.values(remotes).some(({ canary }) => canary !== null);
}
