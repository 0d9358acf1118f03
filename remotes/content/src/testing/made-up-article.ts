import type { PublishedArticle } from '@kavel/contracts/content';

/** A published article in Dutch, but for what is overridden. */
export function madeUpArticle(overrides: Partial<PublishedArticle> = {}): PublishedArticle {
  return {
    id: '7b1d6e0e-5a4f-4f0a-9d5f-000000000001',
    kind: 'news',
    translationKey: 'prijzen',
    lang: 'nl',
    slug: 'prijzen',
    title: 'Twee prijzen',
    summary: 'Waarom zij verschillen',
    body: 'Een **tekst**.',
    subjects: ['Markt'],
    law: '',
    validFrom: null,
    validTo: null,
    checkedAt: null,
    checkedBy: '',
    sources: [],
    touches: null,
    related: { objects: [], areas: [] },
    publishedAt: '2026-11-22T09:00:00.000Z',
    updatedAt: '2026-11-22T09:00:00.000Z',
    readingMinutes: 2,
    translations: [{ lang: 'nl', slug: 'prijzen' }],
    ...overrides,
  };
}
