import type {
  ArticleContent,
  ArticleKind,
  ArticleLanguage,
  ArticleRelated,
  ArticleSource,
  ArticleStatus,
  TouchRule,
  VisitMeasure,
} from '@kavel/contracts/content';
import type { Database } from '@kavel/service-kit';
import type { ColumnType, Generated, Transaction } from 'kysely';

/** Written as JSON text, read as the value. */
type Json<T> = ColumnType<T, string, string>;

/** A calendar date: written as `yyyy-mm-dd`; reading goes through a cast to text. */
type Day = ColumnType<unknown, string | null, string | null>;

/** Of a picture. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

/** Tables of the schema `content`. */
export interface ContentSchema {
  article: {
    id: Generated<string>;
    kind: ArticleKind;
    translation_key: string;
    lang: ArticleLanguage;
    /** The current one of `article_slug`. */
    slug: string;
    title: string;
    summary: string;
    /** Markdown. */
    body: string;
    subjects: string[];
    law: string;
    valid_from: Day;
    valid_to: Day;
    checked_at: Day;
    checked_by: string;
    sources: Json<ArticleSource[]>;
    touches: TouchRule | null;
    related: Json<ArticleRelated>;
    reading_minutes: number;
    status: Generated<ArticleStatus>;
    publish_at: ColumnType<Date | null, Date | null, Date | null>;
    revision: Generated<number>;
    updated_at: Generated<Date>;
    updated_by: string;
  };
  article_slug: { slug: string; article_id: string };
  article_revision: {
    article_id: string;
    revision: number;
    at: Generated<Date>;
    user_id: string | null;
    user_name: string;
    status: ArticleStatus;
    content: Json<ArticleContent>;
  };
  picture: {
    id: Generated<string>;
    sha256: Buffer;
    media_type: PictureType;
    width: number;
    height: number;
    bytes: Buffer;
    added_at: Generated<Date>;
    added_by: string;
  };
  picture_use: { picture_id: string; article_id: string };
  visit_sum: {
    day: ColumnType<unknown, string, never>;
    /** Pattern, never a path. */
    route: string;
    measure: VisitMeasure;
    bucket: number;
    reports: number;
    stands_for: number;
  };
}

export type ContentDatabase = Database<ContentSchema>;
export type ContentTransaction = Transaction<ContentSchema>;
