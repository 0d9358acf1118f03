import type { ArticleContent, ArticleStatus } from '@kavel/contracts/content';
import { sql } from 'kysely';
import { readingMinutes } from '../rules/reading-minutes';

/** The state for everybody: what was scheduled is published when its time has come, without a job. */
export const currentStatus = sql<ArticleStatus>`
  case when status = 'scheduled' and publish_at <= now() then 'published' else status end`;

/** Columns of what an editor writes, as the contracts name them, without the text itself. */
export const summaryColumns = [
  ...([
    'kind',
    'lang',
    'slug',
    'title',
    'summary',
    'subjects',
    'law',
    'sources',
    'touches',
    'related',
  ] as const),
  'translation_key as translationKey',
  'checked_by as checkedBy',
  sql<string | null>`valid_from::text`.as('validFrom'),
  sql<string | null>`valid_to::text`.as('validTo'),
  sql<string | null>`checked_at::text`.as('checkedAt'),
] as const;

/** The same for writing. */
export function toColumns(content: ArticleContent) {
  const { translationKey, validFrom, validTo, checkedAt, checkedBy, sources, related, ...same } = content;
  return {
    ...same,
    translation_key: translationKey,
    valid_from: validFrom,
    valid_to: validTo,
    checked_at: checkedAt,
    checked_by: checkedBy,
    sources: JSON.stringify(sources),
    related: JSON.stringify(related),
    reading_minutes: readingMinutes(content.body),
  };
}
