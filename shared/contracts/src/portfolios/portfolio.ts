import { z } from 'zod';
import { unitSchema } from '../units/unit';

export const portfolioSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  unitCount: z.int().nonnegative(),
  updatedAt: z.iso.datetime(),
  /** What the caller may do with it. */
  access: z.enum(['read', 'edit', 'owner']),
  /** Null for one in use; an archived one is read-only. */
  archivedAt: z.iso.datetime().nullable(),
  /** Who besides its owner: all of the organisation, and how many colleagues by name. */
  sharedWith: z.object({
    organisation: z.enum(['none', 'read', 'edit']),
    colleagues: z.int().nonnegative(),
  }),
});
export type Portfolio = z.infer<typeof portfolioSchema>;

export const portfolioDetailSchema = portfolioSchema.extend({ units: z.array(unitSchema) });
export type PortfolioDetail = z.infer<typeof portfolioDetailSchema>;
