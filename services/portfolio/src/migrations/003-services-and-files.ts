import { type Migration, organisationTable } from '@kavel/service-kit';

const schema = 'portfolio';

/** Open fields are `json`, not `jsonb`: they go back exactly as they came, order and U+0000 included. */
const services = `
  create table portfolio.service (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    portfolio_id uuid,
    name text not null,
    fields json not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (organisation_id, id),
    foreign key (organisation_id, portfolio_id) references portfolio.portfolio (organisation_id, id)
  );
  create index service_of_portfolio on portfolio.service (organisation_id, portfolio_id);
`;

const files = `
  create table portfolio.service_file (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    service_id uuid not null,
    file_name text not null,
    metadata json not null,
    announced_size bigint,
    announced_checksum text,
    -- Bytes that are kept in the store.
    received bigint not null default 0,
    -- Who may write it on: whoever asked last.
    writer uuid,
    expires_at timestamptz not null,
    confirmed_at timestamptz,
    content_type text,
    checksum text,
    scanned_at timestamptz,
    created_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (organisation_id, id),
    foreign key (organisation_id, service_id) references portfolio.service (organisation_id, id),
    check (confirmed_at is null or (received > 0 and content_type is not null and checksum is not null))
  );
  create index file_of_service on portfolio.service_file (organisation_id, service_id);

  -- When a file is to be thrown away; the cleaner of all organisations reads this and nothing else.
  create table portfolio.file_due (
    organisation_id uuid not null,
    file_id uuid not null,
    due_at timestamptz not null,
    primary key (organisation_id, file_id),
    foreign key (organisation_id, file_id) references portfolio.service_file (organisation_id, id) on delete cascade
  );
  create index file_due_at on portfolio.file_due (due_at);
`;

export const servicesAndFiles: Migration = {
  name: '003-services-and-files',
  sql: [
    services,
    files,
    organisationTable({ schema, table: 'service', grants: ['select', 'insert', 'update'] }),
    organisationTable({ schema, table: 'service_file', grants: ['select', 'insert', 'update', 'delete'] }),
    organisationTable({
      schema,
      table: 'file_due',
      grants: ['select', 'insert', 'update', 'delete'],
      serviceScope: true,
    }),
  ].join('\n'),
};
