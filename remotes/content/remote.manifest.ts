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
      slot: 'start-card',
      module: './NewsCard',
      permission,
      title: { nl: 'Nieuws dat u raakt', en: 'News for your units', de: 'Nachrichten für Ihre Einheiten' },
      order: 110,
    },
    {
      slot: 'platform-tab',
      module: './ArticleEditor',
      permission: 'auth.management',
      title: { nl: 'Artikelen', en: 'Articles', de: 'Artikel' },
      order: 10,
    },
    {
      slot: 'platform-tab',
      module: './VisitFigures',
      permission: 'auth.management',
      title: { nl: 'Bezoekcijfers', en: 'Visit figures', de: 'Besuchszahlen' },
      order: 20,
    },
  ],
  // The bar has no room for another entry: the palette finds these pages.
  actions: [
    {
      id: 'read-news',
      path: '/news-articles',
      permission,
      label: { nl: 'Lees het nieuws', en: 'Read the news', de: 'Nachrichten lesen' },
      words: { nl: ['artikelen', 'nieuws'], en: ['articles', 'news'], de: ['Artikel', 'Aktuelles'] },
    },
    {
      id: 'read-law',
      path: '/legal-insights',
      permission,
      label: { nl: 'Bekijk wet en regels', en: 'Read law and rules', de: 'Recht und Regeln lesen' },
      words: { nl: ['wetgeving', 'huurwet'], en: ['legislation', 'legal'], de: ['Gesetz', 'Vorschrift'] },
    },
    {
      id: 'see-prices',
      path: '/pricing',
      permission,
      label: { nl: 'Bekijk de prijzen', en: 'See the prices', de: 'Preise ansehen' },
      words: { nl: ['abonnement', 'kosten'], en: ['plan', 'costs'], de: ['Tarif', 'Kosten'] },
    },
  ],
});
