import { type Migration, organisationTable } from '@kavel/service-kit';
import { me, restricted } from './visibility';

const schema = 'portfolio';

const tables = `
  create table portfolio.valuation_checklist (
    organisation_id uuid not null,
    valuation_id uuid not null,
    item text not null,
    -- Of a computed item: what was found at the approval; null before.
    answer text check (answer in ('yes', 'no', 'not-applicable')),
    count integer,
    remark text not null default '',
    answered_by uuid,
    answered_by_name text,
    confirmed_by uuid,
    confirmed_by_name text,
    primary key (organisation_id, valuation_id, item),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id) on delete cascade
  );

  create table portfolio.checklist_policy (
    organisation_id uuid not null,
    id bigint generated always as identity,
    at timestamptz not null default clock_timestamp(),
    actor_id uuid not null,
    actor_name text not null,
    required boolean not null,
    primary key (organisation_id, id)
  );
  create trigger append_only before update or delete or truncate on portfolio.checklist_policy
    for each statement execute function portfolio.refuse_change();

  -- Who has a valuation open, a row for each tab. Lost at a crash, and soon there again.
  create unlogged table portfolio.valuation_presence (
    organisation_id uuid not null,
    valuation_id uuid not null,
    tab_id uuid not null,
    user_id uuid not null,
    user_name text not null,
    step text not null,
    seen_at timestamptz not null default clock_timestamp(),
    primary key (organisation_id, valuation_id, tab_id)
  );
`;

const isSeen = (table: string) => `exists (
  select from portfolio.valuation
  where valuation.organisation_id = ${table}.organisation_id and valuation.id = ${table}.valuation_id
)`;

/** Changes until the approval; by whom is decided by the service. */
const checklist = restricted('valuation_checklist', {
  see: isSeen('valuation_checklist'),
  write: `valuation_checklist.valuation_id in (
    select valuation.id from portfolio.valuation where valuation.status in ('draft', 'in-review')
  )`,
});

/** Rows of others are removed once they are stale. */
const presence = `
  create policy see on portfolio.valuation_presence as restrictive for select to kavel_portfolio
    using (${isSeen('valuation_presence')});
  create policy add on portfolio.valuation_presence as restrictive for insert to kavel_portfolio
    with check (user_id = ${me} and ${isSeen('valuation_presence')});
  create policy change on portfolio.valuation_presence as restrictive for update to kavel_portfolio
    using (user_id = ${me}) with check (user_id = ${me});
  create policy remove on portfolio.valuation_presence as restrictive for delete to kavel_portfolio
    using (user_id = ${me} or seen_at < now() - interval '2 minutes');
`;

/** The checklist of a review, and who has a valuation open. */
export const checklistAndPresence: Migration = {
  name: '091-checklist-and-presence',
  sql: [
    tables,
    organisationTable({ schema, table: 'valuation_checklist', grants: ['select', 'insert', 'update'] }),
    organisationTable({ schema, table: 'checklist_policy', grants: ['select', 'insert'] }),
    organisationTable({
      schema,
      table: 'valuation_presence',
      grants: ['select', 'insert', 'update', 'delete'],
    }),
    checklist,
    presence,
  ].join('\n'),
};
