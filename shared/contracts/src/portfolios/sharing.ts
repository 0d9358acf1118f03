import { z } from 'zod';

/** Access to a portfolio: `read`, `edit`, or `owner`, who also manages the shares. */
export const portfolioAccess = ['read', 'edit', 'owner'] as const;

export const shareLevelSchema = z.enum(['read', 'edit']);
export type ShareLevel = z.infer<typeof shareLevelSchema>;

export const colleagueLimit = 200;

/** Shares of a portfolio. A colleague may get more access than the organisation, not less. */
export const sharingSchema = z.object({
  organisation: z.enum(['none', 'read', 'edit']),
  colleagues: z.array(z.object({ userId: z.uuid(), level: shareLevelSchema })).max(colleagueLimit),
});
export type Sharing = z.infer<typeof sharingSchema>;

/** With the owner; null for portfolios created before sharing existed. */
export const portfolioSharingSchema = sharingSchema.extend({ ownerId: z.uuid().nullable() });
export type PortfolioSharing = z.infer<typeof portfolioSharingSchema>;
