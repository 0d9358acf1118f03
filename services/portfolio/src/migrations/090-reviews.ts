import { type Migration, organisationTable } from '@kavel/service-kit';
import { hiddenWithValuation, restricted } from './visibility';

const schema = 'portfolio';

const tables = `
  create table portfolio.valuation_review (
    organisation_id uuid not null,
    valuation_id uuid not null,
    reviewer_id uuid not null,
    reviewer_name text not null,
    asked_by uuid not null,
    asked_by_name text not null,
    asked_at timestamptz not null default now(),
    due_date date,
    primary key (organisation_id, valuation_id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id) on delete cascade
  );
  create index valuation_in_review on portfolio.valuation (organisation_id) where status = 'in-review' and deleted_at is null;

  create table portfolio.valuation_comment (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    valuation_id uuid not null,
    -- The first comment of the thread; null for that one.
    thread_id uuid,
    -- Where the thread is: 'valuation', 'unit:…', 'bucket:…' or 'figure:…'; the same in all of it.
    anchor text not null,
    -- Empty once it is removed.
    text text not null,
    mentions jsonb not null default '[]',
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    created_at timestamptz not null default clock_timestamp(),
    edited_at timestamptz,
    removed_at timestamptz,
    removed_by text,
    resolved_at timestamptz,
    resolved_by text,
    primary key (organisation_id, id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id) on delete cascade,
    foreign key (organisation_id, thread_id) references portfolio.valuation_comment (organisation_id, id) on delete cascade
  );
  create index valuation_comment_of on portfolio.valuation_comment (organisation_id, valuation_id, created_at);
`;

/** Who may see a valuation may comment on it, until it is approved. */
const comments = restricted('valuation_comment', {
  see: `exists (
    select from portfolio.valuation
    where valuation.organisation_id = valuation_comment.organisation_id
      and valuation.id = valuation_comment.valuation_id
  )`,
  write: `valuation_comment.valuation_id in (
    select valuation.id from portfolio.valuation where valuation.status in ('draft', 'in-review')
  )`,
});

/** Who is asked to review a valuation, and what people say about it. */
export const reviews: Migration = {
  name: '090-reviews',
  sql: [
    tables,
    organisationTable({
      schema,
      table: 'valuation_review',
      grants: ['select', 'insert', 'update', 'delete'],
    }),
    hiddenWithValuation('valuation_review'),
    organisationTable({ schema, table: 'valuation_comment', grants: ['select', 'insert', 'update'] }),
    comments,
  ].join('\n'),
};
