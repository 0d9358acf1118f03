import { type Migration, organisationTable } from '@kavel/service-kit';
import { me } from './visibility';

const tables = `
  create table portfolio.notification (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    user_id uuid not null,
    kind text not null,
    subject text not null,
    count integer not null,
    details text[] not null default '{}',
    link text not null,
    -- False: its user wants mail of this kind only.
    shown boolean not null default true,
    created_at timestamptz not null default now(),
    read_at timestamptz,
    primary key (organisation_id, id)
  );
  create index notification_of_user on portfolio.notification (organisation_id, user_id, created_at);
  create index notification_unread on portfolio.notification (organisation_id, user_id) where read_at is null and shown;

  create table portfolio.notification_setting (
    organisation_id uuid not null,
    user_id uuid not null,
    kind text not null,
    in_product boolean not null default true,
    by_mail boolean not null default false,
    language text not null default 'nl',
    primary key (organisation_id, user_id, kind)
  );
`;

const grants = ['select', 'insert', 'update', 'delete'] as const;
const own = `user_id = ${me}`;

/** Own ones only, but anybody's work may notify a colleague, and reads how that colleague wants to be told. */
const policies = `
  create policy see on portfolio.notification as restrictive for select to kavel_portfolio using (${own});
  create policy change on portfolio.notification as restrictive for update to kavel_portfolio
    using (${own}) with check (${own});
  create policy remove on portfolio.notification as restrictive for delete to kavel_portfolio using (${own});
  create policy add on portfolio.notification_setting as restrictive for insert to kavel_portfolio with check (${own});
  create policy change on portfolio.notification_setting as restrictive for update to kavel_portfolio
    using (${own}) with check (${own});
  create policy remove on portfolio.notification_setting as restrictive for delete to kavel_portfolio using (${own});
`;

export const notifications: Migration = {
  name: '067-notifications',
  sql: [
    tables,
    organisationTable({ schema: 'portfolio', table: 'notification', grants: [...grants] }),
    organisationTable({ schema: 'portfolio', table: 'notification_setting', grants: [...grants] }),
    policies,
  ].join('\n'),
};
