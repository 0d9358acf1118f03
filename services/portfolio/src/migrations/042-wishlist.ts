import { type Migration, organisationTable } from '@kavel/service-kit';
import { me, restricted } from './visibility';

const tables = `
  create table portfolio.wishlist (
    organisation_id uuid not null,
    owner_id uuid not null,
    owner_name text not null,
    shared boolean not null default false,
    primary key (organisation_id, owner_id)
  );

  create table portfolio.wishlist_item (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    owner_id uuid not null,
    transaction_id text not null,
    -- As it was when it was added: the catalogue may lose it.
    transaction jsonb not null,
    note text not null default '',
    position integer not null,
    added_at timestamptz not null default now(),
    primary key (organisation_id, id),
    unique (organisation_id, owner_id, transaction_id),
    foreign key (organisation_id, owner_id) references portfolio.wishlist (organisation_id, owner_id)
  );
`;

const isOwner = `owner_id = ${me}`;

export const wishlist: Migration = {
  name: '042-wishlist',
  sql: [
    tables,
    organisationTable({ schema: 'portfolio', table: 'wishlist', grants: ['select', 'insert', 'update'] }),
    organisationTable({
      schema: 'portfolio',
      table: 'wishlist_item',
      grants: ['select', 'insert', 'update', 'delete'],
    }),
    restricted('wishlist', { see: `${isOwner} or shared`, write: isOwner }),
    restricted('wishlist_item', {
      see: `exists (
        select from portfolio.wishlist
        where wishlist.organisation_id = wishlist_item.organisation_id and wishlist.owner_id = wishlist_item.owner_id
      )`,
      write: isOwner,
    }),
  ].join('\n'),
};
