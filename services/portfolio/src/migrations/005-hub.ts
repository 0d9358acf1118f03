import { type Migration, organisationTable } from '@kavel/service-kit';
import {
  hiddenWithPortfolio,
  hiddenWithValuation,
  mayEditPortfolio,
  maySeePortfolio,
  restricted,
} from './visibility';

const schema = 'portfolio';

/** Portfolios from before are everybody's in the organisation, as they were. */
const sharing = `
  alter table portfolio.portfolio
    add column owner_id uuid,
    add column organisation_access text not null default 'edit'
      check (organisation_access in ('none', 'read', 'edit')),
    add column readers uuid[] not null default '{}',
    add column editors uuid[] not null default '{}',
    add column archived_at timestamptz;
  create index unit_of_portfolio on portfolio.unit (organisation_id, portfolio_id) where deleted_at is null;
`;

/** The service refuses first, with words for the user; this holds when it forgets. */
const sharingByOwner = `
  create function portfolio.keep_sharing() returns trigger language plpgsql as $$
  begin
    if old.owner_id is not null
      and old.owner_id is distinct from nullif(current_setting('kavel.user_id', true), '')::uuid
    then
      raise exception 'only its owner decides who shares portfolio %', old.id;
    end if;
    return new;
  end $$;
  create trigger sharing before update on portfolio.portfolio
    for each row
    when ((old.owner_id, old.organisation_access, old.readers, old.editors)
      is distinct from (new.owner_id, new.organisation_access, new.readers, new.editors))
    execute function portfolio.keep_sharing();
`;

const history = `
  alter table portfolio.unit add column revision integer not null default 1;

  create table portfolio.unit_event (
    organisation_id uuid not null,
    unit_id uuid not null,
    id bigint generated always as identity,
    at timestamptz not null default clock_timestamp(),
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    kind text not null check (kind in ('added', 'changed', 'removed', 'returned')),
    changes jsonb not null,
    primary key (organisation_id, unit_id, id),
    foreign key (organisation_id, unit_id) references portfolio.unit (organisation_id, id)
  );
  create trigger append_only before update or delete or truncate on portfolio.unit_event
    for each statement execute function portfolio.refuse_change();
`;

const savedViews = `
  create table portfolio.saved_view (
    organisation_id uuid not null,
    user_id uuid not null,
    id uuid not null default gen_random_uuid(),
    name text not null,
    name_key text not null,
    view jsonb not null,
    primary key (organisation_id, id),
    constraint saved_view_name unique (organisation_id, user_id, name_key)
  );
`;

const ownView = `saved_view.user_id = nullif(current_setting('kavel.user_id', true), '')::uuid`;

const unitOf = (rule: string) => `exists (
  select from portfolio.unit
  where unit.organisation_id = unit_event.organisation_id and unit.id = unit_event.unit_id ${rule}
)`;

const ofValuations = [
  'valuation_bucket',
  'valuation_unit',
  'valuation_reference',
  'valuation_result',
  'valuation_event',
  'valuation_approval',
];

export const hub: Migration = {
  name: '005-hub',
  sql: [
    sharing,
    sharingByOwner,
    history,
    savedViews,
    organisationTable({ schema, table: 'unit_event', grants: ['select', 'insert'] }),
    organisationTable({ schema, table: 'saved_view', grants: ['select', 'insert', 'update', 'delete'] }),
    restricted('portfolio', { see: maySeePortfolio, write: mayEditPortfolio }),
    restricted('saved_view', { see: ownView, write: ownView }),
    restricted('unit_event', {
      see: unitOf(''),
      write: unitOf(
        `and unit.portfolio_id in (select id from portfolio.portfolio where ${mayEditPortfolio})`,
      ),
    }),
    hiddenWithPortfolio('unit'),
    hiddenWithPortfolio('valuation'),
    hiddenWithPortfolio('service'),
    ...ofValuations.map(hiddenWithValuation),
  ].join('\n'),
};
