import { type Migration, organisationTable } from '@kavel/service-kit';
import { byNobody, me, restricted } from './visibility';

const schema = 'portfolio';

const tables = `
  create table portfolio.document_batch (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    name text not null,
    template text not null,
    language text not null,
    brand text,
    -- Name of the organisation, and what the user was permitted, when the batch was asked for.
    sender text not null,
    permissions text[] not null,
    state text not null default 'running' check (state in ('running', 'done', 'cancelled', 'failed')),
    total integer not null,
    made integer not null default 0,
    bytes bigint,
    created_at timestamptz not null default now(),
    finished_at timestamptz,
    expires_at timestamptz,
    actor_id uuid not null,
    actor_name text not null,
    user_id uuid not null,
    user_name text not null,
    primary key (organisation_id, id)
  );
  create index on portfolio.document_batch (organisation_id, user_id, created_at);

  create table portfolio.document_batch_item (
    organisation_id uuid not null,
    batch_id uuid not null,
    position integer not null,
    subject text not null,
    state text not null default 'waiting' check (state in ('waiting', 'made', 'failed')),
    failure text,
    file_name text,
    -- Until all documents of the batch are in its file.
    pdf bytea,
    primary key (organisation_id, batch_id, position),
    foreign key (organisation_id, batch_id) references portfolio.document_batch (organisation_id, id) on delete cascade
  );
`;

const grants = ['select', 'insert', 'update', 'delete'] as const;
/** Documents hold what their user may see, which a colleague may not. */
const ofUser = `user_id = ${me} or ${byNobody}`;
const ofBatch = `exists (
  select from portfolio.document_batch
  where document_batch.organisation_id = document_batch_item.organisation_id
    and document_batch.id = document_batch_item.batch_id
)`;

export const documentBatches: Migration = {
  name: '062-document-batches',
  sql: [
    tables,
    organisationTable({ schema, table: 'document_batch', grants: [...grants] }),
    organisationTable({ schema, table: 'document_batch_item', grants: [...grants] }),
    restricted('document_batch', { see: ofUser, write: ofUser }),
    restricted('document_batch_item', { see: ofBatch, write: ofBatch }),
  ].join('\n'),
};
