import type {
  ArticleKind,
  ArticleLanguage,
  ArticleList,
  ArticleSummary,
  PublishedArticle,
} from '@kavel/contracts/content';
import { articlePageSize } from '@kavel/contracts/content';
import { type RawBuilder, sql } from 'kysely';
import { summaryColumns } from './article-rows';
import type { ContentTransaction } from './schema';

export interface WantedArticles {
  kind: ArticleKind;
  lang: ArticleLanguage;
  search?: string | undefined;
  subject?: string | undefined;
  page: number;
}

/** Row-level security shows drafts to the service; readers come here in the name of their organisation. */
const isPublic = sql<boolean>`status in ('scheduled', 'published') and publish_at <= now()`;

/** The version in the language asked for goes first, then English, Dutch and German. */
const languageOrder = (lang: ArticleLanguage) =>
  sql`array_position(array[${lang}, 'en', 'nl', 'de']::text[], lang)`;

/** One version of each article that is published. */
function shown(trx: ContentTransaction, { kind, lang }: WantedArticles) {
  return trx
    .selectFrom('article')
    .distinctOn('translation_key')
    .selectAll()
    .where('kind', '=', kind)
    .where(isPublic)
    .orderBy('translation_key')
    .orderBy(languageOrder(lang))
    .as('shown');
}

/** By the words of each version's own language, or by a part of the title: Dutch and German join words. */
function matches(search: string): RawBuilder<boolean> {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(
    words @@ websearch_to_tsquery(content.words_of(lang), ${search}) or title ilike ${part}
  )`;
}

function wanted(trx: ContentTransaction, query: WantedArticles) {
  const all = trx.selectFrom(shown(trx, query));
  return query.search ? all.where(matches(query.search)) : all;
}

export async function listPublished(
  trx: ContentTransaction,
  query: WantedArticles,
): Promise<Pick<ArticleList, 'articles' | 'total'>> {
  const { subject, page } = query;
  const all = wanted(trx, query);
  const found = subject === undefined ? all : all.where(sql<boolean>`${subject} = any (subjects)`);
  const rows = await found
    .select([...summaryColumns, 'id', 'publish_at', 'reading_minutes as readingMinutes'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .orderBy('publish_at', 'desc')
    .orderBy('id')
    .limit(articlePageSize)
    .offset((page - 1) * articlePageSize)
    .execute();
  return {
    articles: rows.map(({ total: _, ...row }) => toSummary(row)),
    total: rows[0]?.total ?? 0,
  };
}

export async function countSubjects(
  trx: ContentTransaction,
  query: WantedArticles,
): Promise<ArticleList['subjects']> {
  const named = wanted(trx, query).select(sql<string>`unnest(subjects)`.as('subject'));
  return trx
    .selectFrom(named.as('named'))
    .select(['subject', sql<number>`count(*)::int`.as('count')])
    .groupBy('subject')
    .orderBy('count', 'desc')
    .orderBy('subject')
    .execute();
}

/** Also by an address that it had before. Undefined: there is none, or none for readers. */
export async function findPublished(
  trx: ContentTransaction,
  slug: string,
): Promise<PublishedArticle | undefined> {
  const row = await trx
    .selectFrom('article')
    .where('id', '=', trx.selectFrom('article_slug').select('article_id').where('slug', '=', slug))
    .where(isPublic)
    .select([
      ...summaryColumns,
      'id',
      'body',
      'publish_at',
      'updated_at',
      'reading_minutes as readingMinutes',
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { body, updated_at, ...summary } = row;
  const translations = await trx
    .selectFrom('article')
    .where('kind', '=', row.kind)
    .where('translation_key', '=', row.translationKey)
    .where(isPublic)
    .select(['lang', 'slug'])
    .orderBy('lang')
    .execute();
  return { ...toSummary(summary), body, updatedAt: updated_at.toISOString(), translations };
}

type Row = Omit<ArticleSummary, 'publishedAt'> & { publish_at: Date | null };

function toSummary({ publish_at, ...row }: Row): ArticleSummary {
  if (publish_at === null) throw new Error(`The article ${row.id} is published without a time`);
  return { ...row, publishedAt: publish_at.toISOString() };
}
