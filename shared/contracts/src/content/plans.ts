import { z } from 'zod';
import { permissionKeySchema } from '../auth/permissions';

const wordsSchema = z.strictObject({
  nl: z.string().min(1).max(200),
  en: z.string().min(1).max(200),
  de: z.string().min(1).max(200),
});

/** What plans count. */
export const planMeasures = ['units', 'users', 'valuations'] as const;
export type PlanMeasure = (typeof planMeasures)[number];
export type PlanUse = Record<PlanMeasure, number>;

const limit = z.int().nonnegative().nullable();
const euro = z.number().nonnegative().max(1e7);

/** What an organisation can buy: a set of permissions, up to limits. */
export const planSchema = z.strictObject({
  key: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  name: wordsSchema,
  permissions: z.array(permissionKeySchema).min(1).max(64),
  /** Null: unlimited. Valuations are those that are kept. */
  limits: z.strictObject({ units: limit, users: limit, valuations: limit }),
  /** Euro a month without VAT; null: on request. */
  price: z.strictObject({ monthly: euro, perUnit: euro, perUser: euro }).nullable(),
});
export type Plan = z.infer<typeof planSchema>;

/** Prices as the operator sets them, in a file. */
export const pricingSchema = z.strictObject({
  /** Day from which they hold. */
  validFrom: z.iso.date().nullable(),
  /** Whom to ask; null: nobody is named. */
  contact: z.strictObject({ name: z.string().min(1).max(120), email: z.email() }).nullable(),
  plans: z.array(planSchema).max(8),
});
export type Pricing = z.infer<typeof pricingSchema>;
