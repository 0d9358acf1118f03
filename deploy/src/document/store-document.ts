import { type Release, releaseSchema } from '@kavel/contracts';
import { versionsBefore } from '@kavel/service-kit/published';
import { z } from 'zod';

const moveSchema = z.object({
  action: z.enum(['publish', 'rollback', 'canary', 'pin', 'unpin', 'disable', 'enable']),
  version: z.string(),
  /** The audience, absent for everybody: `10 %`, `vesteda`. */
  audience: z.string().optional(),
  at: z.iso.datetime(),
  by: z.string(),
});
/** One entry in the history of a remote. */
export type Move = z.infer<typeof moveSchema>;

/** The release as signed: parsing with defaults would invalidate the signature. */
const untouchedRelease = z.custom<Release>(
  value => releaseSchema.safeParse(value).success,
  'is not a release',
);

const channelSchema = z.object({
  /** The version for everybody without a more specific one. */
  live: untouchedRelease,
  /** A canary: a version for a share of the visitors. */
  canary: z.object({ percent: z.number().min(0).max(100), release: untouchedRelease }).nullable(),
  /** Versions pinned for brands and organisations. */
  pins: z.array(z.object({ to: z.string(), release: untouchedRelease })),
  /** The kill switch. */
  disabled: z.boolean(),
  /** The whole history, oldest first. */
  history: z.array(moveSchema).min(1),
});
/** Versions of one remote with their audiences. */
export type Channel = z.infer<typeof channelSchema>;

/** registry.json of a store: the pointer to what is served, replaced atomically. */
export const storeDocumentSchema = z.object({
  /** Raw Ed25519 public key of the publisher, base64. Null before the first publication. */
  publicKey: z.string().nullable(),
  remotes: z.record(z.string(), channelSchema),
});
export type StoreDocument = z.infer<typeof storeDocumentSchema>;

export const emptyDocument: StoreDocument = { publicKey: null, remotes: {} };

export function channelOf({ remotes }: StoreDocument, name: string): Channel | undefined {
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
}

/** Target of a rollback: the previously live version. Undefined when there is none. */
export function versionBefore({ history }: Pick<Channel, 'history'>): string | undefined {
  return versionsBefore(history)[0];
}
