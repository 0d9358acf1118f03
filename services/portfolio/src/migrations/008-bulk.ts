import { type Migration, organisationTable } from '@kavel/service-kit';
import { hiddenWithPortfolio, restricted } from './visibility';

const schema = 'portfolio';

/**
 * Open to the service itself, which looks here for work across organisations: ids and times only. A row is there
 * as long as its job has work to be done.
 */
const lease = `
  create table portfolio.job_lease (
    organisation_id uuid not null,
    job_id uuid not null,
    kind text not null,
    user_id uuid not null,
    -- Who works on it; until due_at nobody else may.
    holder uuid,
    due_at timestamptz not null default now(),
    -- Times it was taken up since it last got anywhere.
    attempts integer not null default 0,
    primary key (organisation_id, job_id)
  );
  create index job_lease_due on portfolio.job_lease (due_at);
`;

const lists = `
  create table portfolio.bulk_job (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    portfolio_id uuid not null,
    name text not null,
    state text not null default 'receiving'
      check (state in ('receiving', 'running', 'done', 'refused', 'cancelled', 'failed')),
    mode text check (mode in ('good-lines', 'all-or-nothing')),
    lines integer not null,
    parts integer not null,
    failure text check (failure in ('portfolio-gone', 'internal')),
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    finished_at timestamptz,
    primary key (organisation_id, id),
    foreign key (organisation_id, portfolio_id) references portfolio.portfolio (organisation_id, id)
  );
  create index bulk_job_of_portfolio on portfolio.bulk_job (organisation_id, portfolio_id, created_at);

  create table portfolio.bulk_part (
    organisation_id uuid not null,
    job_id uuid not null,
    part integer not null,
    -- Of the lines as they came in: the same part twice is one part.
    hash text not null,
    lines integer not null,
    counts jsonb not null,
    -- Lines with what became of them. Never asked into by SQL, so that it stays text.
    rows json not null,
    -- What is to be stored: object id and facts as JSON, a line each. Null once it has been.
    staged text,
    -- Objects of the lines that may go in, and those lines.
    object_ids bigint[] not null,
    object_lines integer[] not null,
    stored_at timestamptz,
    primary key (organisation_id, job_id, part),
    foreign key (organisation_id, job_id) references portfolio.bulk_job (organisation_id, id) on delete cascade
  );
  -- It is read once, a moment later: packing it costs more than it saves.
  alter table portfolio.bulk_part alter column staged set storage external;
`;

const ofOwnJob = `exists (
  select from portfolio.bulk_job
  where bulk_job.organisation_id = bulk_part.organisation_id and bulk_job.id = bulk_part.job_id
)`;

export const bulk: Migration = {
  name: '008-bulk',
  sql: [
    lease,
    lists,
    organisationTable({
      schema,
      table: 'job_lease',
      grants: ['select', 'insert', 'update', 'delete'],
      serviceScope: true,
    }),
    organisationTable({ schema, table: 'bulk_job', grants: ['select', 'insert', 'update', 'delete'] }),
    organisationTable({ schema, table: 'bulk_part', grants: ['select', 'insert', 'update', 'delete'] }),
    hiddenWithPortfolio('bulk_job'),
    restricted('bulk_part', { see: ofOwnJob, write: ofOwnJob }),
  ].join('\n'),
};
