import { z } from 'zod';
import { unitSchema } from '../units/unit';

export const portfolioSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  unitCount: z.int().nonnegative(),
  updatedAt: z.iso.datetime(),
  /** Access of the caller. */
  access: z.enum(['read', 'edit', 'owner']),
  /** Null when active; an archived portfolio is read-only. */
  archivedAt: z.iso.datetime().nullable(),
  /** Whether the whole organisation has access, and the number of individual colleagues. */
  sharedWith: z.object({
    organisation: z.enum(['none', 'read', 'edit']),
    colleagues: z.int().nonnegative(),
  }),
});
export type Portfolio = z.infer<typeof portfolioSchema>;

export const portfolioDetailSchema = portfolioSchema.extend({ units: z.array(unitSchema) });
export type PortfolioDetail = z.infer<typeof portfolioDetailSchema>;
