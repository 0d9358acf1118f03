import { z } from 'zod';
import { vtwTypeSchema } from '../objects/real-estate-object';
import { keptLeaseSchema } from './lease';

/** Leases of one year; rents in euro a year. */
export const expiryYearSchema = z.object({
  /** Null: for an indefinite time. */
  year: z.int().nullable(),
  /** Rent whose next break, or else end, is in this year. */
  toBreak: z.number(),
  toExpiry: z.number(),
  leases: z.int(),
});
export type ExpiryYear = z.infer<typeof expiryYearSchema>;

/** Occupation on the first day of a month, of the units whose leases are kept. */
export const vacancyMonthSchema = z.object({
  month: z.iso.date(),
  units: z.int(),
  vacantUnits: z.int(),
  /** m² of the units with a known area. */
  area: z.number(),
  vacantArea: z.number(),
});
export type VacancyMonth = z.infer<typeof vacancyMonthSchema>;

/**
 * Figures of the leases that run on a day. Rents in euro a year; `over` names how many units a figure is over.
 */
export const rentRollFiguresSchema = z.object({
  contractRent: z.number(),
  runningLeases: z.int(),
  /** Units of the portfolio; those of them with leases that are kept; those without a lease that runs. */
  units: z.int(),
  knownUnits: z.int(),
  vacantUnits: z.int(),
  /** Rent-weighted years over running leases with an end; null without any. */
  walt: z.number().nullable(),
  waltToBreak: z.number().nullable(),
  waltLeases: z.int(),
  /** Over let units whose market rent is known. */
  market: z.object({
    units: z.int(),
    contractRent: z.number(),
    marketRent: z.number(),
    over: z.int(),
    under: z.int(),
  }),
  /** Over let regulated dwellings: WWS maximum, and what is asked above it. */
  wws: z.object({
    units: z.int(),
    unknown: z.int(),
    maxRent: z.number(),
    above: z.int(),
    excess: z.number(),
    year: z.int(),
  }),
});
export type RentRollFigures = z.infer<typeof rentRollFiguresSchema>;

/** Units of the portfolio as columns of the same length. Rents in euro a year. */
export const rentRollUnitsSchema = z.object({
  id: z.array(z.uuid()),
  address: z.array(z.string()),
  vtwType: z.array(vtwTypeSchema),
  area: z.array(z.number().nullable()),
  /** The owner's, else that of the valuation that is shown; null: neither. */
  marketRent: z.array(z.number().nullable()),
  /** WWS maximum of a regulated dwelling; null: not regulated, or not known. */
  wwsRent: z.array(z.number().nullable()),
});

export const rentRollSchema = z.object({
  portfolioId: z.uuid(),
  name: z.string(),
  editable: z.boolean(),
  asOf: z.iso.date(),
  /** Whether the caller may see data of tenants. */
  mayTenants: z.boolean(),
  figures: rentRollFiguresSchema,
  expiry: z.array(expiryYearSchema),
  vacancy: z.array(vacancyMonthSchema),
  units: rentRollUnitsSchema,
  leases: z.array(keptLeaseSchema),
});
export type RentRoll = z.infer<typeof rentRollSchema>;
