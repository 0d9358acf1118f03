import type { Migration } from '@kavel/service-kit';
import { nobody } from '../common/nobody';

/** The owner of the tables sees the rows of all organisations only while row-level security is not forced on it. */
const forced = (how: 'force' | 'no force') =>
  ['unit', 'lease', 'job_lease']
    .map(table => `alter table portfolio.${table} ${how} row level security;`)
    .join(' ');

/**
 * The day on which the leases of a unit change its facts next. Units that have leases already are due at once, and a job
 * of each organisation follows them.
 */
const due = `
  alter table portfolio.unit add column rents_change_on date;
  create index unit_rents_change on portfolio.unit (organisation_id, rents_change_on)
    where rents_change_on is not null and deleted_at is null;
  ${forced('no force')}
  update portfolio.unit set rents_change_on = current_date where address_object_data ? 'leases';
  insert into portfolio.job_lease (organisation_id, job_id, kind, user_id)
  select distinct organisation_id, organisation_id, 'follow-lease-dates', '${nobody}'::uuid from portfolio.lease;
  ${forced('force')}
`;

/** Facts without what follows from leases and the day: a value is overtaken by new terms, not by their running. */
const ownersFacts = `
  create function portfolio.owners_facts(facts jsonb) returns jsonb language sql immutable parallel safe
    return case when facts ? 'leases' then facts - array['annualRent', 'leaseEnd', 'leaseBreak'] else facts end;
`;

export const rentsByDate: Migration = { name: '101-rents-by-date', sql: [due, ownersFacts].join('\n') };
