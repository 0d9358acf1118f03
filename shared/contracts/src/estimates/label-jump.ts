import { z } from 'zod';
import { dwellingKinds, jumpLabels, jumpValueLimits, jumpYearLimits } from './label-jump-lists';

/** A dwelling and a better label; the value in euro. */
export const labelJumpBodySchema = z
  .object({
    value: z.number().min(jumpValueLimits.min).max(jumpValueLimits.max),
    from: z.enum(jumpLabels),
    to: z.enum(jumpLabels),
    /** Effects from C to A differ by age. Null: of all ages. */
    bouwjaar: z.int().min(jumpYearLimits.min).max(jumpYearLimits.max).nullable().default(null),
    dwelling: z.enum(dwellingKinds).default('unknown'),
  })
  .refine(({ from, to }) => jumpLabels.indexOf(to) < jumpLabels.indexOf(from), {
    path: ['to'],
    message: 'must be better than from',
  });
export type LabelJumpBody = z.output<typeof labelJumpBodySchema>;

/** Fraction of the value, and euro. */
const effectSchema = z.object({ rate: z.number(), amount: z.number() });

/** What sold dwellings with better labels cost more: an association, not the effect of a measure. */
export const labelJumpResultSchema = z.object({
  low: effectSchema,
  middle: effectSchema,
  high: effectSchema,
  /** The middle letter by letter, worst label first. */
  steps: z.array(z.object({ from: z.enum(jumpLabels), to: z.enum(jumpLabels), rate: z.number() })),
  /** Euro for insulating the whole envelope, whatever the number of steps. */
  cost: z.object({ low: z.number(), high: z.number() }),
  /** Effect less cost; negative where the measures cost more. */
  left: z.object({ low: z.number(), middle: z.number(), high: z.number() }),
  sources: z.array(
    z.object({ part: z.enum(['low', 'middle', 'high', 'cost']), source: z.string(), year: z.int() }),
  ),
});
export type LabelJumpResult = z.infer<typeof labelJumpResultSchema>;
