import { z } from 'zod';
import { isIsoDate } from '../calls/checks';
import { visibleTextSchema } from '../calls/visible-text';
import { type DatePreset, type DateRange, datePresets, defaultDatePreset } from './date-presets';
import { type ProjectStatus, projectLimits, projectStatuses } from './lists';

/** Filter of the list, the board and the map; null does not filter. Names follow the specification. */
export interface ProjectFilter {
  selectedDatePreset: DatePreset;
  /** Range of the preset `custom`. */
  dateRange: DateRange;
  selectedService: string | null;
  selectedStatus: ProjectStatus | null;
  selectedObjectType: string | null;
  /** Part of the key or the title. */
  issue_key: string | null;
  /** Key of the client's order. */
  parent_key: string | null;
}

/** Projects of the current calendar year. */
export const defaultProjectFilter: ProjectFilter = {
  selectedDatePreset: defaultDatePreset,
  dateRange: { from: null, to: null },
  selectedService: null,
  selectedStatus: null,
  selectedObjectType: null,
  issue_key: null,
  parent_key: null,
};

/** `2026-01-01..2026-12-31`; either side may be empty. */
export function writeDateRange({ from, to }: DateRange): string {
  return `${from ?? ''}..${to ?? ''}`;
}

/** Null for an invalid or reversed range. */
export function readDateRange(text: string): DateRange | null {
  const sides = text.split('..');
  const [from = '', to = ''] = sides;
  const good = sides.length === 2 && [from, to].every(side => side === '' || isIsoDate(side));
  if (!good || (from !== '' && to !== '' && from > to)) return null;
  return { from: from || null, to: to || null };
}

const kindSchema = visibleTextSchema.max(projectLimits.kind);
const keySchema = visibleTextSchema.max(projectLimits.key);

/** The filter as query parameters. */
export const projectFilterQuery = {
  selectedDatePreset: z.enum(datePresets).default(defaultDatePreset),
  /** `yyyy-mm-dd..yyyy-mm-dd`, for the preset `custom`; either side may be empty. */
  dateRange: z
    .string()
    .refine(text => readDateRange(text) !== null, 'must be two days in order, as 2026-01-01..2026-12-31')
    .optional(),
  selectedService: kindSchema.optional(),
  selectedStatus: z.enum(projectStatuses).optional(),
  selectedObjectType: kindSchema.optional(),
  issue_key: keySchema.optional(),
  parent_key: keySchema.optional(),
};

/** Query parameters of a filter; missing ones have their default. */
export type ProjectQuery = z.input<z.ZodObject<typeof projectFilterQuery>>;

/** Query parameters of a filter, without defaults. */
export function projectQueryOf(filter: ProjectFilter): ProjectQuery {
  const { selectedDatePreset, dateRange, ...values } = filter;
  const chosen = Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value)));
  return {
    ...(selectedDatePreset === defaultDatePreset ? {} : { selectedDatePreset }),
    ...(selectedDatePreset === 'custom' ? { dateRange: writeDateRange(dateRange) } : {}),
    ...chosen,
  };
}
