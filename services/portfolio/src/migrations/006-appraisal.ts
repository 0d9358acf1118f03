import { type Migration, organisationTable } from '@kavel/service-kit';
import { frozenParts } from './002-valuations-on-record';
import { hiddenWithValuation } from './visibility';

const schema = 'portfolio';

/** How references are chosen, by bucket key: what one appraiser sets, a colleague sees. */
const settings = `
  alter table portfolio.valuation add column reference_settings jsonb not null default '{}';
`;

const choices = `
  create table portfolio.valuation_choice (
    organisation_id uuid not null,
    valuation_id uuid not null,
    unit_id uuid not null,
    choices jsonb not null,
    primary key (organisation_id, valuation_id, unit_id),
    foreign key (organisation_id, valuation_id, unit_id)
      references portfolio.valuation_unit (organisation_id, valuation_id, unit_id)
  );
`;

const scenarios = `
  create table portfolio.valuation_scenario (
    organisation_id uuid not null,
    valuation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    name text not null,
    name_key text not null,
    change jsonb not null,
    -- Keeps the order in which they were made, also when a deletion is taken back.
    created_at timestamptz not null default clock_timestamp(),
    primary key (organisation_id, valuation_id, id),
    unique (organisation_id, valuation_id, name_key),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id)
  );
`;

const edits = `
  create table portfolio.valuation_edit (
    organisation_id uuid not null,
    valuation_id uuid not null,
    id bigint generated always as identity,
    at timestamptz not null default clock_timestamp(),
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    kind text not null,
    unit_id uuid,
    subject text,
    from_value double precision,
    to_value double precision,
    reason text,
    primary key (organisation_id, valuation_id, id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id)
  );
`;

const appendOnly = `
  create trigger append_only before update or delete or truncate on portfolio.valuation_edit
    for each statement execute function portfolio.refuse_change();
`;

const changeable = ['select', 'insert', 'update', 'delete'] as const;

export const appraisal: Migration = {
  name: '006-appraisal',
  sql: [
    settings,
    choices,
    scenarios,
    edits,
    organisationTable({ schema, table: 'valuation_choice', grants: [...changeable] }),
    organisationTable({ schema, table: 'valuation_scenario', grants: [...changeable] }),
    organisationTable({ schema, table: 'valuation_edit', grants: ['select', 'insert'] }),
    appendOnly,
    ...['valuation_choice', 'valuation_scenario', 'valuation_edit'].map(hiddenWithValuation),
    frozenParts('valuation_choice'),
    frozenParts('valuation_scenario'),
  ].join('\n'),
};
