import { z } from 'zod';

/** Accuracy of predicted sales. Percentages, except ratios and PRB; see docs/avm.md. */
export const modelMeasuresSchema = z.object({
  /** Sales to be valued, and those that were valued. */
  asked: z.int(),
  n: z.int(),
  hitRate: z.number(),
  medianRatio: z.number(),
  mdape: z.number(),
  ppe10: z.number(),
  ppe20: z.number(),
  cod: z.number(),
  prd: z.number(),
  prb: z.number(),
  coverage68: z.number(),
  coverage95: z.number(),
  /** 0 to 7, from the shares within 20, 10 and 5 %. */
  accuracyClass: z.int(),
});
export type ModelMeasures = z.infer<typeof modelMeasuresSchema>;

const groupSchema = z.object({ key: z.string(), measures: modelMeasuresSchema });

export const modelReportSchema = z.object({
  snapshot: z.string(),
  modelVersion: z.string(),
  /** First and last month with valued sales, `yyyy-mm`. */
  from: z.string(),
  to: z.string(),
  total: modelMeasuresSchema,
  byType: z.array(groupSchema),
  byRegion: z.array(groupSchema),
  byLabel: z.array(groupSchema),
  /** Oldest first. */
  drift: z.array(z.object({ month: z.string(), n: z.int(), mdape: z.number(), medianRatio: z.number() })),
  /** Whether any of the sales is generated. */
  fictional: z.boolean(),
});
export type ModelReport = z.infer<typeof modelReportSchema>;

export const modelReportAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready'), report: modelReportSchema }),
  z.object({ state: z.literal('computing'), modelVersion: z.string() }),
  z.object({
    state: z.literal('too-few-sales'),
    modelVersion: z.string(),
    sales: z.int(),
    needed: z.int(),
  }),
]);
export type ModelReportAnswer = z.infer<typeof modelReportAnswerSchema>;
