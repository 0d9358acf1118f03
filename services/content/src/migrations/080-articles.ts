import type { Migration } from '@kavel/service-kit';

const tables = `
  create table content.article (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('news', 'legal')),
    translation_key text not null,
    lang text not null check (lang in ('nl', 'en', 'de')),
    slug text not null,
    title text not null,
    summary text not null,
    body text not null,
    subjects text[] not null,
    law text not null,
    valid_from date,
    valid_to date,
    checked_at date,
    checked_by text not null,
    sources jsonb not null,
    touches text,
    reading_minutes integer not null,
    status text not null default 'draft'
      check (status in ('draft', 'review', 'scheduled', 'published', 'archived')),
    publish_at timestamptz check (publish_at is not null or status not in ('scheduled', 'published')),
    revision integer not null default 1,
    updated_at timestamptz not null default now(),
    updated_by text not null,
    -- Every word in the form that its language gives it; a title counts more than a summary, that more than the body.
    words tsvector not null generated always as (
      setweight(to_tsvector(content.words_of(lang), title), 'A')
      || setweight(to_tsvector(content.words_of(lang), summary), 'B')
      || setweight(to_tsvector(content.words_of(lang), body), 'C')
    ) stored,
    constraint article_translation unique (kind, translation_key, lang)
  );
  create index on content.article using gin (words);

  -- Every address that an article has or had: one leads to one article for good, also when it is renamed.
  create table content.article_slug (
    slug text constraint article_slug_name primary key,
    article_id uuid not null references content.article on delete cascade
  );
  create index on content.article_slug (article_id);
  alter table content.article add constraint article_current_slug
    foreign key (slug) references content.article_slug deferrable initially deferred;

  create table content.article_revision (
    article_id uuid not null references content.article on delete cascade,
    revision integer not null,
    at timestamptz not null default now(),
    user_id uuid,
    user_name text not null,
    status text not null,
    content jsonb not null,
    primary key (article_id, revision)
  );
`;

const languages = `
  create function content.words_of(lang text) returns regconfig language sql immutable
    return case lang when 'nl' then 'dutch'::regconfig when 'de' then 'german'::regconfig
      else 'english'::regconfig end;
`;

/**
 * Readers of every organisation see what is published and due. Only the service itself, after it has checked that the
 * caller is an editor, sees and writes the rest.
 */
const rules = `
  ${protect('article', 'select, insert, update')}
  create policy reading on content.article for select to kavel_content
    using (status in ('scheduled', 'published') and publish_at <= now());
  ${protect('article_slug', 'select, insert, delete')}
  create policy reading on content.article_slug for select to kavel_content
    using (exists (select from content.article where article.id = article_slug.article_id));
  ${protect('article_revision', 'select, insert')}
`;

function protect(table: string, grants: string): string {
  const editing = `current_setting('kavel.scope', true) = 'service'`;
  return `
    alter table content.${table} enable row level security;
    alter table content.${table} force row level security;
    grant ${grants} on content.${table} to kavel_content;
    create policy editing on content.${table} to kavel_content using (${editing}) with check (${editing});
  `;
}

export const articles: Migration = {
  name: '080-articles',
  sql: [languages, tables, rules].join('\n'),
};
