import { readFileSync } from 'node:fs';
import { type Pricing, pricingSchema } from '@kavel/contracts/content';
import { z } from 'zod';

export const noPricing: Pricing = { validFrom: null, contact: null, plans: [] };

/** Prices of the operator's file. Throws with every problem of the file, so that a start does not hide one. */
export function readPricing(file: string): Pricing {
  const read = pricingSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.data;
  throw new Error(`The prices in ${file} are not usable:\n${z.prettifyError(read.error)}`);
}
