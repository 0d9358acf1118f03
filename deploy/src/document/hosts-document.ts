import { z } from 'zod';

const hostSchema = z.object({
  /** Contract version that this host supports. */
  contract: z.string().regex(/^\d+\.\d+\.\d+$/),
  seen: z.iso.datetime(),
});

/** hosts.json of a store: the hosts that serve from it, by name. */
export const hostsDocumentSchema = z.object({ hosts: z.record(z.string(), hostSchema) });
export type HostsDocument = z.infer<typeof hostsDocumentSchema>;

export const noHosts: HostsDocument = { hosts: {} };
