import { z } from 'zod';

/** What somebody may do with a portfolio: see it, change it, or besides that decide who shares it. */
export const portfolioAccess = ['read', 'edit', 'owner'] as const;

export const shareLevelSchema = z.enum(['read', 'edit']);
export type ShareLevel = z.infer<typeof shareLevelSchema>;

export const colleagueLimit = 200;

/** Who shares a portfolio with its owner. A colleague may be given more than the organisation, never less. */
export const sharingSchema = z.object({
  organisation: z.enum(['none', 'read', 'edit']),
  colleagues: z.array(z.object({ userId: z.uuid(), level: shareLevelSchema })).max(colleagueLimit),
});
export type Sharing = z.infer<typeof sharingSchema>;

/** With its owner, who is null for portfolios from before there was sharing. */
export const portfolioSharingSchema = sharingSchema.extend({ ownerId: z.uuid().nullable() });
export type PortfolioSharing = z.infer<typeof portfolioSharingSchema>;
