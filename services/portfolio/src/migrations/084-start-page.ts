import { type Migration, organisationTable } from '@kavel/service-kit';
import { me, restricted } from './visibility';

/** The order of the bits is that of `missingFacts` in the contracts. */
const missing = ['oppervlakte', 'bouwjaar', 'energielabel', 'annualRent', 'leaseEnd']
  .map((fact, bit) => `case when address_object_data ->> '${fact}' is null then ${2 ** bit} else 0 end`)
  .join(' + ');

/**
 * What the start page counts over all units of a user, next to the facts: reading it from the JSON of fifty thousand
 * units takes longer than the whole page may. The indexes have all that is counted,
 * so that neither units nor results are read themselves.
 */
const figures = `
  alter table portfolio.unit
    add column missing_facts smallint not null generated always as (${missing}) stored,
    add column annual_rent double precision
      generated always as ((address_object_data ->> 'annualRent')::double precision) stored,
    add column lease_end text generated always as (address_object_data ->> 'leaseEnd') stored;
  create index unit_figures on portfolio.unit (organisation_id, portfolio_id, updated_at)
    include (missing_facts, annual_rent, lease_end) where deleted_at is null;
  create index valuation_result_ranges on portfolio.valuation_result (organisation_id, valuation_id)
    include (value, model_value, low68, high68);
`;

const examples = `alter table portfolio.portfolio add column example boolean not null default false;`;

const tours = `
  create table portfolio.tour (
    organisation_id uuid not null,
    user_id uuid not null,
    ended_at timestamptz,
    primary key (organisation_id, user_id)
  );
`;

const isOwn = `user_id = ${me}`;

/** Figures of units to count, example portfolios, and who has ended the tour. */
export const startPage: Migration = {
  name: '084-start-page',
  sql: [
    figures,
    examples,
    tours,
    organisationTable({ schema: 'portfolio', table: 'tour', grants: ['select', 'insert', 'update'] }),
    restricted('tour', { see: isOwn, write: isOwn }),
  ].join('\n'),
};
