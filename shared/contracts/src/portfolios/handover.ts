import { z } from 'zod';

/** A user who owns portfolios and is no longer active in the organisation. */
export const ownerWhoLeftSchema = z.object({
  userId: z.uuid(),
  portfolios: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type OwnerWhoLeft = z.infer<typeof ownerWhoLeftSchema>;

/** Transfers all portfolios of a deactivated user to one colleague. */
export const handoverSchema = z.object({ fromUserId: z.uuid(), toUserId: z.uuid() });
export type Handover = z.infer<typeof handoverSchema>;
