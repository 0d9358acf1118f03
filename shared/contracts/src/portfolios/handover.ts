import { z } from 'zod';

/** Somebody who owns portfolios and is no longer an active user of the organisation. */
export const ownerWhoLeftSchema = z.object({
  userId: z.uuid(),
  portfolios: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type OwnerWhoLeft = z.infer<typeof ownerWhoLeftSchema>;

/** All portfolios of somebody who left go to one colleague. */
export const handoverSchema = z.object({ fromUserId: z.uuid(), toUserId: z.uuid() });
export type Handover = z.infer<typeof handoverSchema>;
