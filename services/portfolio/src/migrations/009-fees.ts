import type { Migration } from '@kavel/service-kit';

const own = `nullif(current_setting('kavel.organisation_id', true), '')::uuid`;

/** `organisation_id` is the proposer's: also of what the other party did. */
const tables = `
  create table portfolio.fee_agreement (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid() unique,
    revision integer not null default 1,
    status text not null default 'draft'
      check (status in ('draft', 'proposed', 'agreed', 'withdrawn', 'declined', 'ended')),
    proposer_name text not null,
    other_id uuid not null check (other_id <> organisation_id),
    other_name text not null,
    service_id uuid not null,
    service_name text not null,
    -- Hundredths of a percent.
    proposer_share integer not null check (proposer_share between 0 and 10000),
    other_share integer not null check (other_share = 10000 - proposer_share),
    from_date date not null,
    until_date date check (until_date >= from_date),
    ended_from date check ((ended_from is not null) = (status = 'ended')),
    updated_at timestamptz not null default now(),
    primary key (organisation_id, id),
    foreign key (organisation_id, service_id) references portfolio.service (organisation_id, id)
  );
  create index fee_agreement_of_other on portfolio.fee_agreement (other_id);

  create table portfolio.fee_event (
    organisation_id uuid not null,
    agreement_id uuid not null,
    id bigint generated always as identity,
    at timestamptz not null default now(),
    kind text not null,
    party_id uuid not null,
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    primary key (organisation_id, agreement_id, id),
    foreign key (organisation_id, agreement_id)
      references portfolio.fee_agreement (organisation_id, id) on delete cascade
  );

  create table portfolio.fee_entry (
    organisation_id uuid not null,
    agreement_id uuid not null,
    id bigint generated always as identity,
    date date not null,
    -- Cents.
    amount bigint not null check (amount <> 0),
    description text not null,
    entered_at timestamptz not null default now(),
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    primary key (organisation_id, agreement_id, id),
    foreign key (organisation_id, agreement_id) references portfolio.fee_agreement (organisation_id, id)
  );
  create index fee_entry_by_date on portfolio.fee_entry (organisation_id, agreement_id, date);
`;

function guarded(table: string, grants: string): string {
  return `
    alter table portfolio.${table} enable row level security;
    alter table portfolio.${table} force row level security;
    grant ${grants} on portfolio.${table} to kavel_portfolio;
  `;
}

const visible = `organisation_id = ${own} or (other_id = ${own} and status <> 'draft')`;

/** Who agrees is never who proposed, whatever the service would let through. */
const agreementPolicies = `
  create policy see on portfolio.fee_agreement for select to kavel_portfolio using (${visible});
  create policy add on portfolio.fee_agreement for insert to kavel_portfolio
    with check (organisation_id = ${own} and status = 'draft');
  create policy change on portfolio.fee_agreement for update to kavel_portfolio
    using (${visible})
    with check (
      (organisation_id = ${own} and status in ('draft', 'proposed', 'withdrawn', 'ended'))
      or (other_id = ${own} and status in ('agreed', 'declined', 'ended'))
    );
  create policy remove on portfolio.fee_agreement for delete to kavel_portfolio
    using (organisation_id = ${own} and status = 'draft');
`;

/** As visible as their agreement, which the policies above decide. */
const ofVisible = (table: string, condition = 'true') => `exists (
  select from portfolio.fee_agreement
  where fee_agreement.organisation_id = ${table}.organisation_id
    and fee_agreement.id = ${table}.agreement_id and ${condition}
)`;

/** Neither events nor entries can be changed: there is no grant to. */
const linePolicies = `
  create policy see on portfolio.fee_event for select to kavel_portfolio using (${ofVisible('fee_event')});
  create policy add on portfolio.fee_event for insert to kavel_portfolio
    with check (party_id = ${own} and ${ofVisible('fee_event')});
  create policy see on portfolio.fee_entry for select to kavel_portfolio using (${ofVisible('fee_entry')});
  create policy add on portfolio.fee_entry for insert to kavel_portfolio
    with check (organisation_id = ${own} and ${ofVisible('fee_entry', `status in ('agreed', 'ended')`)});
`;

export const fees: Migration = {
  name: '009-fees',
  sql: [
    tables,
    guarded('fee_agreement', 'select, insert, update, delete'),
    guarded('fee_event', 'select, insert'),
    guarded('fee_entry', 'select, insert'),
    agreementPolicies,
    linePolicies,
  ].join('\n'),
};
