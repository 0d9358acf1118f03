import { type Release, releaseSchema } from '@kavel/contracts';
import { versionsBefore } from '@kavel/service-kit/published';
import { z } from 'zod';

const moveSchema = z.object({
  action: z.enum(['publish', 'rollback', 'canary', 'pin', 'unpin', 'disable', 'enable']),
  version: z.string(),
  /** The audience, unless everybody: `10 %`, `vesteda`. */
  audience: z.string().optional(),
  at: z.iso.datetime(),
  by: z.string(),
});
/** One entry in the history of a remote. */
export type Move = z.infer<typeof moveSchema>;

/** A release as it was signed: a schema that added a default would break the signature. */
const untouchedRelease = z.custom<Release>(
  value => releaseSchema.safeParse(value).success,
  'is not a release',
);

const channelSchema = z.object({
  /** The version for everybody to whom nothing below applies. */
  live: untouchedRelease,
  /** A canary: a version for a share of the visitors. */
  canary: z.object({ percent: z.number().min(0).max(100), release: untouchedRelease }).nullable(),
  /** Brands and organisations that have a version of their own. */
  pins: z.array(z.object({ to: z.string(), release: untouchedRelease })),
  /** The kill switch. */
  disabled: z.boolean(),
  /** The whole history, oldest first. */
  history: z.array(moveSchema).min(1),
});
/** Which versions of one remote are served, and to whom. */
export type Channel = z.infer<typeof channelSchema>;

/** registry.json of a store: the one pointer, which changes as a whole or not at all. */
export const storeDocumentSchema = z.object({
  /** Raw Ed25519 public key, base64, of who publishes here. Null before the first publication. */
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
