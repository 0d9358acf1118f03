import type { Migration } from '@kavel/service-kit';

/**
 * Pictures of articles, and which articles mention them in any revision. Only the service itself reads and writes them:
 * it has checked who adds one, and gives the bytes of an id to everybody.
 */
export const articlePictures: Migration = {
  name: '096-article-pictures',
  sql: `
    create table content.picture (
      id uuid primary key default gen_random_uuid(),
      -- Of the bytes: a picture that is added again is the same one.
      sha256 bytea not null constraint picture_bytes unique,
      media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
      width integer not null,
      height integer not null,
      bytes bytea not null,
      added_at timestamptz not null default now(),
      added_by text not null
    );
    -- Compressed already.
    alter table content.picture alter column bytes set storage external;

    create table content.picture_use (
      picture_id uuid not null references content.picture on delete cascade,
      article_id uuid not null references content.article on delete cascade,
      primary key (picture_id, article_id)
    );
    create index on content.picture_use (article_id);
    ${['picture', 'picture_use'].map(protect).join('')}
  `,
};

function protect(table: string): string {
  const ofService = `current_setting('kavel.scope', true) = 'service'`;
  return `
    alter table content.${table} enable row level security;
    alter table content.${table} force row level security;
    grant select, insert, update, delete on content.${table} to kavel_content;
    create policy service on content.${table} to kavel_content using (${ofService}) with check (${ofService});
  `;
}
