import type { Migration } from '@kavel/service-kit';

const isMissing = (fact: string) => `address_object_data ->> '${fact}' is null`;

/** The order of the bits is that of `missingFacts` in the contracts. */
const conditions = [
  ...['oppervlakte', 'bouwjaar', 'energielabel', 'annualRent'].map(isMissing),
  `${isMissing('leaseEnd')} and not address_object_data ? 'leases'`,
];
const missing = conditions
  .map((condition, bit) => `case when ${condition} then ${2 ** bit} else 0 end`)
  .join(' + ');

/** Where leases are kept, no end means a lease for an indefinite time, or none: nothing that is missing. */
export const endsOfLeases: Migration = {
  name: '102-ends-of-leases',
  sql: `
    alter table portfolio.unit drop column missing_facts;
    alter table portfolio.unit
      add column missing_facts smallint not null generated always as (${missing}) stored;
    create index unit_figures on portfolio.unit (organisation_id, portfolio_id, updated_at)
      include (missing_facts, annual_rent, lease_end) where deleted_at is null;
  `,
};
