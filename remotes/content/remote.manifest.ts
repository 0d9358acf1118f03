import { defineRemote } from '@kavel/contracts';

const permission = 'auth.unrestricted-access-general';

/** News and law, and what the product costs. */
export default defineRemote({
  name: 'content',
  routes: [
    {
      path: '/news-articles',
      module: './NewsArticlesPage',
      permission,
      title: { nl: 'Nieuws', en: 'News', de: 'Nachrichten' },
    },
    {
      path: '/news/:slug',
      module: './NewsArticlePage',
      permission,
      title: { nl: 'Artikel', en: 'Article', de: 'Artikel' },
    },
    {
      path: '/legal-insights',
      module: './LegalInsightsPage',
      permission,
      title: { nl: 'Wet en regels', en: 'Law and rules', de: 'Recht und Regeln' },
    },
    {
      path: '/pricing',
      module: './PricingPage',
      permission,
      title: { nl: 'Prijzen', en: 'Pricing', de: 'Preise' },
    },
  ],
  exposes: [
    {
      slot: 'platform-tab',
      module: './ArticleEditor',
      permission: 'auth.management',
      title: { nl: 'Artikelen', en: 'Articles', de: 'Artikel' },
      order: 10,
    },
  ],
  navigation: [
    {
      path: '/news-articles',
      label: { nl: 'Nieuws', en: 'News', de: 'Aktuelles' },
      audience: 'member',
      permission,
      order: 80,
    },
  ],
});
