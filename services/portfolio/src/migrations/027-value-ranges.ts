import type { Migration } from '@kavel/service-kit';

/** Ranges of overrides from before there were limits were scaled to the value that was set; here they are as they were. */
const unscaled = (field: string) => `
  (result ->> '${field}')::double precision * case
    when result ? 'override' and not (result -> 'override') ? 'modelPricePerM2'
      then (result #>> '{override,modelValue}')::double precision / value
    else 1
  end`;

/**
 * What the model says beside each value, as columns: a list of valuations adds up the ranges of all its units, and
 * reading them out of each result costs more than the rest of the list.
 */
const ranges = `
  alter table portfolio.valuation_result
    add column model_value double precision
      generated always as (coalesce((result #>> '{override,modelValue}')::double precision, value)) stored,
    add column low68 double precision generated always as (${unscaled('low68')}) stored,
    add column high68 double precision generated always as (${unscaled('high68')}) stored;
`;

export const valueRanges: Migration = { name: '027-value-ranges', sql: ranges };
