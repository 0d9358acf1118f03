import type { ArticleContent, ArticleSource } from '@kavel/contracts/content';

/** What is the same in every language of a starter text; its texts are `texts/<translationKey>.<lang>.md`. */
export type StarterTopic = Pick<
  ArticleContent,
  'kind' | 'translationKey' | 'validFrom' | 'validTo' | 'sources' | 'touches'
>;

/** When and by whom all of them were compared with their sources. */
export const starterCheck = { checkedAt: '2026-11-22', checkedBy: 'Kavel' };

const printed = (label: string): ArticleSource => ({ label, url: null });
const site = (name: string): ArticleSource => ({ label: name, url: `https://${name}/` });
const legal = { kind: 'legal', validFrom: null, validTo: null, touches: null } as const;

/** Only what has a source. */
export const starterTopics: readonly StarterTopic[] = [
  {
    ...legal,
    translationKey: 'affordable-rent-act',
    validFrom: '2024-07-01',
    sources: [printed('kst-36496'), site('newgroundlaw.com')],
    touches: 'rented-dwellings',
  },
  {
    ...legal,
    translationKey: 'rent-increase-2026',
    validFrom: '2026-01-01',
    sources: [{ label: 'rijksoverheid.nl, 15-12-2025', url: 'https://www.rijksoverheid.nl/' }],
    touches: 'rented-dwellings',
  },
  {
    ...legal,
    translationKey: 'transfer-tax-2026',
    validFrom: '2026-01-01',
    sources: [site('svn-notarissen.nl'), site('newgroundlaw.com')],
  },
  {
    ...legal,
    translationKey: 'environment-act',
    validFrom: '2024-01-01',
    sources: [printed('Stb. 2023, 89'), printed('Stb. 2023, 113'), site('schulinck.nl')],
  },
  {
    ...legal,
    translationKey: 'office-label-c',
    validFrom: '2023-01-01',
    sources: [site('dgbc.nl')],
    touches: 'office-label-c',
  },
  {
    ...legal,
    translationKey: 'epbd-iv',
    sources: [printed('kst-22112-4107'), site('duurzaam-ondernemen.nl')],
  },
  {
    ...legal,
    translationKey: 'performance-agreements',
    validFrom: '2025-01-01',
    validTo: '2035-12-31',
    sources: [printed('kst-29453-574'), site('volkshuisvestingnederland.nl')],
    touches: 'labels-efg',
  },
  {
    ...legal,
    translationKey: 'housing-direction-act',
    sources: [{ label: 'rijksoverheid.nl, 19-12-2025', url: 'https://www.rijksoverheid.nl/' }],
  },
  {
    ...legal,
    kind: 'news',
    translationKey: 'two-price-figures',
    sources: [site('cbs.nl'), site('nvm.nl')],
  },
];
