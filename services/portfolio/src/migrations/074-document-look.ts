import { type Migration, organisationTable } from '@kavel/service-kit';

const table = `
  create table portfolio.document_look (
    organisation_id uuid primary key,
    -- #RRGGBB; null: the colour of Kavel.
    colour text,
    -- A PNG; null: the name of the organisation.
    logo bytea,
    changed_at timestamptz not null default now(),
    actor_id uuid not null,
    actor_name text not null
  );
`;

/** Logo and colour of an organisation on its documents. */
export const documentLook: Migration = {
  name: '074-document-look',
  sql: [
    table,
    organisationTable({
      schema: 'portfolio',
      table: 'document_look',
      grants: ['select', 'insert', 'update'],
    }),
  ].join('\n'),
};
