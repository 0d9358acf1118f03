import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { touchRules } from './touch-rules';

/** Units of one portfolio that a law touches. */
export const touchedPortfolioSchema = z.object({
  portfolioId: z.uuid(),
  name: z.string(),
  units: z.int().positive(),
});
export type TouchedPortfolio = z.infer<typeof touchedPortfolioSchema>;

/** What a law is about among the caller's own units. */
export const touchApi = {
  countTouchedUnits: defineEndpoint({
    service: 'portfolio',
    method: 'GET',
    path: '/touched-units',
    access: ['auth.portfolio-hub'],
    acting: true,
    summary:
      'How many units of which portfolios a rule touches, most first; portfolios without any are left out',
    query: actingQuerySchema.extend({ rule: z.enum(touchRules) }),
    result: z.array(touchedPortfolioSchema),
  }),
} as const;
