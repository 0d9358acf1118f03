import { type Migration, organisationTable } from '@kavel/service-kit';

const table = `
  -- Keys that an organisation signs reports with; the last one signs. Private keys are encrypted by the reports service.
  create table portfolio.signing_key (
    organisation_id uuid not null,
    number integer not null check (number > 0),
    public_key text not null,
    sealed bytea not null,
    made_at timestamptz not null default now(),
    actor_id uuid not null,
    actor_name text not null,
    primary key (organisation_id, number)
  );
`;

export const signingKeys: Migration = {
  name: '099-signing-keys',
  sql: [
    table,
    organisationTable({ schema: 'portfolio', table: 'signing_key', grants: ['select', 'insert'] }),
  ].join('\n'),
};
