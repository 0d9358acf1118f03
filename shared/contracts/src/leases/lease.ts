import { z } from 'zod';
import { visibleTextSchema } from '../calls/visible-text';
import { indexationClauses, leaseKinds, leaseLimits } from './lists';

const money = z.number().nonnegative().max(1e9);
const rate = z.number().min(-leaseLimits.rate).max(leaseLimits.rate);
const months = z.int().min(0).max(240);

/** An indexation clause. Rates are fractions a year; cap and floor are of the consumer price index. */
export const indexationSchema = z.object({
  clause: z.enum(indexationClauses),
  rate: rate.nullable(),
  cap: rate.nullable(),
  floor: rate.nullable(),
  /** Month of the year (1–12) in which the rent changes; null: the month in which the lease began. */
  month: z.int().min(1).max(12).nullable(),
});
export type Indexation = z.infer<typeof indexationSchema>;

/**
 * A lease as the calculation reads it, without anything of the tenant. Money in euro a year, ISO dates. It runs from
 * `start` (null: since before it was kept) up to and including `end` (null: for an indefinite time).
 */
export const leaseTermsSchema = z.object({
  annualRent: money,
  kind: z.enum(leaseKinds),
  /** m² of the unit that are let; null: not known. */
  area: z.number().positive().max(1e7).nullable(),
  start: z.iso.date().nullable(),
  end: z.iso.date().nullable(),
  /** First day on which the tenant may end it early. */
  breakDate: z.iso.date().nullable(),
  /** Null: not known, which follows the market; a clause that says `none` keeps the rent flat. */
  indexation: indexationSchema.nullable(),
  /** Months from the start in which no rent is due. */
  rentFreeMonths: months,
  /** Euro a year less than the rent, until `discountEnd`. */
  discount: money,
  discountEnd: z.iso.date().nullable(),
});
export type LeaseTerms = z.infer<typeof leaseTermsSchema>;

/** What the organisation keeps of a lease besides its terms. */
export const leaseContentSchema = leaseTermsSchema.extend({
  /** The organisation's own number of the contract; unique in a portfolio. */
  reference: visibleTextSchema.max(leaseLimits.reference).nullable(),
  noticeMonths: months.nullable(),
  deposit: money.nullable(),
  /** Euro a year, besides the rent. */
  serviceCosts: money.nullable(),
});
export type LeaseContent = z.infer<typeof leaseContentSchema>;

/** Personal data: read and written only with `auth.tenant-data`. */
export const tenantSchema = z.object({
  reference: visibleTextSchema.max(leaseLimits.reference).nullable(),
  name: visibleTextSchema.max(leaseLimits.name).nullable(),
  /** Number at the chamber of commerce: eight digits. */
  kvk: z
    .string()
    .regex(/^\d{8}$/)
    .nullable(),
});
export type Tenant = z.infer<typeof tenantSchema>;

export const keptLeaseSchema = leaseContentSchema.extend({
  id: z.uuid(),
  unitId: z.uuid(),
  /** Month of the last indexation, as the first day; null: none in Kavel. */
  indexedOn: z.iso.date().nullable(),
  revision: z.int().positive(),
  /** Null without the right to see it, and where nothing is known. */
  tenant: tenantSchema.nullable(),
});
export type Lease = z.infer<typeof keptLeaseSchema>;
