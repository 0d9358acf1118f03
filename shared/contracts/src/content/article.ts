import { z } from 'zod';
import { visibleTextSchema } from '../calls/visible-text';
import { bagIdSchema } from '../objects/real-estate-object';
import { articleKinds, articleLanguages, articleLimits, articleStatuses, slugPattern } from './lists';
import { touchRules } from './touch-rules';

export const articleKindSchema = z.enum(articleKinds);
export const articleLanguageSchema = z.enum(articleLanguages);
export const articleStatusSchema = z.enum(articleStatuses);

export const slugSchema = z.string().min(1).max(articleLimits.slug).regex(slugPattern);

/** Where a statement comes from. */
export const articleSourceSchema = z.strictObject({
  label: visibleTextSchema.min(1).max(200),
  /** Null for a source without an address, such as a printed one. */
  url: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
});
export type ArticleSource = z.infer<typeof articleSourceSchema>;

/** Tabs and line breaks, but no other control characters: PostgreSQL cannot store all of them. */
const markdownSchema = z
  .string()
  .max(articleLimits.body)
  .regex(/^(?:[\t\n\r]|\P{Cc})*$/u, 'must not contain control characters');

/** Addresses and areas that an article is about, with their names as they were when they were chosen. */
export const articleRelatedSchema = z.strictObject({
  objects: z
    .array(z.strictObject({ objectId: bagIdSchema, address: visibleTextSchema.min(1).max(200) }))
    .max(articleLimits.related),
  areas: z
    .array(
      z.strictObject({
        /** Of a gemeente, wijk or buurt. */
        code: z.string().regex(/^(?:GM\d{4}|WK\d{4}[\dA-Z]{2}|BU\d{4}[\dA-Z]{4})$/),
        name: visibleTextSchema.min(1).max(200),
      }),
    )
    .max(articleLimits.related),
});
export type ArticleRelated = z.infer<typeof articleRelatedSchema>;

export const nothingRelated: ArticleRelated = { objects: [], areas: [] };

const date = z.iso.date().nullable();

/** What an editor writes. */
export const articleContentSchema = z.strictObject({
  kind: articleKindSchema,
  /** The same for all languages of an article. */
  translationKey: slugSchema,
  lang: articleLanguageSchema,
  /** Its address; an address that it had before leads to this one. */
  slug: slugSchema,
  title: visibleTextSchema.min(1).max(articleLimits.title),
  summary: visibleTextSchema.max(articleLimits.summary),
  /** Markdown. */
  body: markdownSchema,
  subjects: z.array(visibleTextSchema.min(1).max(articleLimits.subject)).max(articleLimits.subjects),
  /** Name of the law and where it was published; of legal topics only. */
  law: visibleTextSchema.max(200),
  /** In force from and until. */
  validFrom: date,
  validTo: date,
  /** When its statements were last compared with the sources, and by whom. */
  checkedAt: date,
  checkedBy: visibleTextSchema.max(120),
  sources: z.array(articleSourceSchema).max(articleLimits.sources),
  /** Units that it touches; null: none that could be counted. */
  touches: z.enum(touchRules).nullable(),
  related: articleRelatedSchema.default(nothingRelated),
});
export type ArticleContent = z.infer<typeof articleContentSchema>;

/** An article in a list. */
export const articleSummarySchema = articleContentSchema.omit({ body: true }).extend({
  id: z.uuid(),
  publishedAt: z.iso.datetime(),
  readingMinutes: z.int(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const publishedArticleSchema = articleSummarySchema.extend({
  body: z.string(),
  /** When it was last corrected. */
  updatedAt: z.iso.datetime(),
  /** The same article in all languages in which it is published. */
  translations: z.array(z.object({ lang: articleLanguageSchema, slug: z.string() })),
});
export type PublishedArticle = z.infer<typeof publishedArticleSchema>;

/** An article as editors see it, in a list. */
export const articleHeadSchema = z.object({
  id: z.uuid(),
  ...articleContentSchema.pick({ kind: true, translationKey: true, lang: true, slug: true, title: true })
    .shape,
  status: articleStatusSchema,
  publishAt: z.iso.datetime().nullable(),
  /** Incremented by every change. */
  revision: z.int().positive(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});
export type ArticleHead = z.infer<typeof articleHeadSchema>;

export const editedArticleSchema = articleHeadSchema.extend({
  content: articleContentSchema,
  /** Addresses that lead to the one in `slug`. */
  oldSlugs: z.array(z.string()),
});
export type EditedArticle = z.infer<typeof editedArticleSchema>;

export const articleRevisionSchema = z.object({
  revision: z.int().positive(),
  at: z.iso.datetime(),
  userName: z.string(),
  status: articleStatusSchema,
});
export type ArticleRevision = z.infer<typeof articleRevisionSchema>;

export const wholeRevisionSchema = articleRevisionSchema.extend({ content: articleContentSchema });
export type WholeRevision = z.infer<typeof wholeRevisionSchema>;
