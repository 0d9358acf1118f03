import { type Migration, organisationTable } from '@kavel/service-kit';
import { frozenParts } from './002-valuations-on-record';
import { hiddenWithValuation } from './visibility';

const schema = 'portfolio';

const plans = `
  create table portfolio.valuation_capex (
    organisation_id uuid not null,
    valuation_id uuid not null,
    revision integer not null,
    items jsonb not null,
    primary key (organisation_id, valuation_id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id)
  );

  -- The weight of the cash flow, a fraction; no row is 0.
  create table portfolio.valuation_weighing (
    organisation_id uuid not null,
    valuation_id uuid not null,
    revision integer not null,
    weight double precision not null check (weight between 0 and 1),
    reason text check (weight = 0 or reason is not null),
    primary key (organisation_id, valuation_id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id)
  );

  -- What was changed among the parameters: 'capex' or 'weighing'.
  alter table portfolio.valuation_edit add column detail text;
`;

const tables = ['valuation_capex', 'valuation_weighing'];

/** Planned expenses of a valuation, and how it weighs cash flow and comparison; frozen with its approval. */
export const capexAndWeighing: Migration = {
  name: '087-capex-and-weighing',
  sql: [
    plans,
    ...tables.map(table =>
      organisationTable({ schema, table, grants: ['select', 'insert', 'update', 'delete'] }),
    ),
    ...tables.map(hiddenWithValuation),
    ...tables.map(frozenParts),
  ].join('\n'),
};
