import { type Migration, organisationTable } from '@kavel/service-kit';

const table = `
  -- Sections of the valuation report as an organisation wants them: order, headings, own texts.
  create table portfolio.report_template (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    name text not null,
    name_key text not null,
    -- Null: the language that is asked for.
    language text,
    is_default boolean not null,
    sections jsonb not null,
    revision integer not null default 1,
    changed_at timestamptz not null default now(),
    deleted_at timestamptz,
    actor_id uuid not null,
    actor_name text not null,
    primary key (organisation_id, id)
  );
  create unique index report_template_name on portfolio.report_template (organisation_id, name_key)
    where deleted_at is null;
  create unique index report_template_default on portfolio.report_template (organisation_id)
    where is_default and deleted_at is null;
`;

export const reportTemplates: Migration = {
  name: '094-report-templates',
  sql: [
    table,
    organisationTable({
      schema: 'portfolio',
      table: 'report_template',
      grants: ['select', 'insert', 'update'],
    }),
  ].join('\n'),
};
