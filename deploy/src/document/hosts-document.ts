import { z } from 'zod';

const hostSchema = z.object({
  /** Version of the contracts that this host serves. */
  contract: z.string().regex(/^\d+\.\d+\.\d+$/),
  seen: z.iso.datetime(),
});

/** hosts.json of a store: which hosts serve from it, by name. */
export const hostsDocumentSchema = z.object({ hosts: z.record(z.string(), hostSchema) });
export type HostsDocument = z.infer<typeof hostsDocumentSchema>;

export const noHosts: HostsDocument = { hosts: {} };
