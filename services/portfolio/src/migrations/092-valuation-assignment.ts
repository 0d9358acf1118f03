import { type Migration, organisationTable } from '@kavel/service-kit';
import { hiddenWithValuation } from './visibility';

const table = `
  -- What a valuation was asked for, by whom, and who signs it.
  create table portfolio.valuation_assignment (
    organisation_id uuid not null,
    valuation_id uuid not null,
    facts jsonb not null,
    revision integer not null default 1,
    changed_at timestamptz not null default now(),
    actor_id uuid not null,
    actor_name text not null,
    primary key (organisation_id, valuation_id),
    foreign key (organisation_id, valuation_id)
      references portfolio.valuation (organisation_id, id) on delete cascade
  );
`;

export const valuationAssignment: Migration = {
  name: '092-valuation-assignment',
  sql: [
    table,
    organisationTable({
      schema: 'portfolio',
      table: 'valuation_assignment',
      grants: ['select', 'insert', 'update', 'delete'],
    }),
    hiddenWithValuation('valuation_assignment'),
  ].join('\n'),
};
