import { type Migration, organisationTable } from '@kavel/service-kit';
import { mayEditPortfolio, me, restricted } from './visibility';

const table = `
  -- Rows of a long rent roll, sent before the call that previews or takes over the file; gone with it, or after a day.
  create table portfolio.lease_part (
    organisation_id uuid not null,
    user_id uuid not null,
    portfolio_id uuid not null,
    key uuid not null,
    part integer not null,
    content json not null,
    created_at timestamptz not null default now(),
    primary key (organisation_id, user_id, key, part)
  );
`;

export const leaseParts: Migration = {
  name: '083-lease-parts',
  sql: [
    table,
    organisationTable({
      schema: 'portfolio',
      table: 'lease_part',
      grants: ['select', 'insert', 'update', 'delete'],
    }),
    restricted('lease_part', {
      see: `user_id = ${me}`,
      write: `user_id = ${me} and portfolio_id in (select id from portfolio.portfolio where ${mayEditPortfolio})`,
    }),
  ].join('\n'),
};
