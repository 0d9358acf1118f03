import { type Migration, organisationTable } from '@kavel/service-kit';

const schema = 'portfolio';

/** Facts of a unit as they were at the approval: the portfolio goes on changing, the record does not. */
const frozenFacts = `
  alter table portfolio.valuation_unit add column frozen_facts jsonb;
`;

const audit = `
  create table portfolio.valuation_event (
    organisation_id uuid not null,
    valuation_id uuid not null,
    id bigint generated always as identity,
    at timestamptz not null default clock_timestamp(),
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    from_status text check (from_status in ('draft', 'in-review', 'approved', 'archived')),
    to_status text not null check (to_status in ('draft', 'in-review', 'approved', 'archived')),
    reason text,
    revision integer not null,
    primary key (organisation_id, valuation_id, id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id)
  );

  create table portfolio.valuation_approval (
    organisation_id uuid not null,
    valuation_id uuid not null,
    approved_at timestamptz not null default clock_timestamp(),
    revision integer not null,
    reference_revision integer not null,
    model_versions jsonb not null,
    snapshots jsonb not null,
    units integer not null,
    valued integer not null,
    total_value double precision not null,
    primary key (organisation_id, valuation_id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id)
  );

  create function portfolio.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is on record and cannot be changed', tg_table_name;
  end $$;
`;

const appendOnly = (table: string) => `
  create trigger append_only before update or delete or truncate on ${schema}.${table}
    for each statement execute function ${schema}.refuse_change();
`;

/** The service refuses first, with words for the user; this holds when it forgets. */
const frozenValuation = `
  create function portfolio.keep_frozen_valuation() returns trigger language plpgsql as $$
  begin
    if old.status in ('approved', 'archived') and (
      not (new.status = old.status or (old.status = 'approved' and new.status = 'archived'))
      or (old.deleted_at is null and new.deleted_at is not null)
      or (to_jsonb(new) - '{status,revision,updated_at,deleted_at}'::text[])
        is distinct from (to_jsonb(old) - '{status,revision,updated_at,deleted_at}'::text[])
    ) then
      raise exception 'valuation % is % and cannot be changed', old.id, old.status;
    end if;
    return new;
  end $$;
  create trigger frozen before update on portfolio.valuation
    for each row execute function portfolio.keep_frozen_valuation();

  create function portfolio.keep_frozen_parts() returns trigger language plpgsql as $$
  begin
    if exists (
      select from changed
      join portfolio.valuation on valuation.organisation_id = changed.organisation_id
        and valuation.id = changed.valuation_id
      where valuation.status in ('approved', 'archived')
    ) then
      raise exception '% of an approved valuation cannot be changed', tg_table_name;
    end if;
    return null;
  end $$;
`;

export const frozenParts = (table: string) =>
  [
    ['insert', 'new'],
    ['update', 'old'],
    ['delete', 'old'],
  ]
    .map(
      ([event, rows]) => `
  create trigger frozen_${event} after ${event} on ${schema}.${table}
    referencing ${rows} table as changed
    for each statement execute function ${schema}.keep_frozen_parts();
`,
    )
    .join('');

const parts = ['valuation_bucket', 'valuation_unit', 'valuation_reference', 'valuation_result'];
const records = ['valuation_event', 'valuation_approval'];

export const valuationsOnRecord: Migration = {
  name: '002-valuations-on-record',
  sql: [
    frozenFacts,
    audit,
    frozenValuation,
    ...records.map(
      table => organisationTable({ schema, table, grants: ['select', 'insert'] }) + appendOnly(table),
    ),
    ...parts.map(frozenParts),
  ].join('\n'),
};
