/** What an article is about: news of the platform, or a law and what it asks. */
export const articleKinds = ['news', 'legal'] as const;
export type ArticleKind = (typeof articleKinds)[number];

export const articleLanguages = ['nl', 'en', 'de'] as const;
export type ArticleLanguage = (typeof articleLanguages)[number];

/** A `scheduled` article counts as `published` from its `publishAt` on. */
export const articleStatuses = ['draft', 'review', 'scheduled', 'published', 'archived'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

/** Which states follow which. */
export const nextStatuses: Record<ArticleStatus, readonly ArticleStatus[]> = {
  draft: ['review', 'archived'],
  review: ['draft', 'scheduled', 'published'],
  scheduled: ['draft', 'published'],
  published: ['archived'],
  archived: ['draft'],
};

export const articleLimits = {
  title: 160,
  summary: 400,
  body: 60_000,
  subjects: 8,
  subject: 40,
  sources: 12,
  slug: 80,
  /** Addresses, and as many areas. */
  related: 8,
} as const;

/** Articles on a page of the list. */
export const articlePageSize = 10;

/** Lower-case words with hyphens: part of the address of an article. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
