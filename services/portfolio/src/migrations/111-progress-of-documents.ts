import type { Migration } from '@kavel/service-kit';

const formats = "('pdf', 'docx', 'xlsx')";

/** Files of each document of a batch, and how far the document is whose first file a row is. */
export const progressOfDocuments: Migration = {
  name: '111-progress-of-documents',
  sql: `
    alter table portfolio.document_batch
      add column formats text[] not null default '{pdf}' check (formats <@ array['pdf', 'docx', 'xlsx']);
    alter table portfolio.document_batch_item
      add column format text not null default 'pdf' check (format in ${formats}),
      add column stage text check (stage in ('reading', 'drawing')),
      add column stage_done integer,
      add column stage_total integer;
  `,
};
