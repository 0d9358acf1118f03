import type { Registry } from '@kavel/contracts';
import type { Page } from '@playwright/test';
import type { Subjects } from './walk-data';

/** Paths of the host; the text after a space distinguishes two places of one route. */
export const hostPaths = {
  visitor: { '/login': '/login', '*': '/no/such/page' },
  member: { '/intern': '/intern' },
};

const nobody = '00000000-0000-4000-8000-000000000001';

const openWater = '/3d?lon=4.00000&lat=53.40000&z=11.00&pitch=0&bearing=0';
/** The market of Kavelstede: so near that the processor has few roofs to draw. */
const market = { lon: '5.25000', lat: '52.58000' };
const realRoofs = `/3d?lon=${market.lon}&lat=${market.lat}&z=19.00&pitch=30&bearing=0&time=2026-06-21T11:40Z`;
const fromMarket = `/search?travel=on&origin=${market.lon}_${market.lat}_walk_from_10`;

const visitorPaths = {
  '/': '/',
  '/estimate': '/estimate',
  '/estimate/boron': '/estimate/boron',
  '/energielabelsprong-woningwaarde': '/energielabelsprong-woningwaarde',
  '/landing-page': '/landing-page',
  '/landing-page/banks': '/landing-page/banks',
  '/demo-website': '/demo-website',
  '/pdf/verify': '/pdf/verify',
  '/embed/search': '/embed/search',
  '/embed/estimate': '/embed/estimate',
  '/embed/map': '/embed/map',
  '/embed/score': '/embed/score',
  '/search': '/search',
  '/wws': '/wws',
  '/maps/development': '/maps/development',
  // Over open water: software rendering of buildings takes seconds.
  '/3d': openWater,
  '/landing': '/landing',
  '/service/:id': `/service/${nobody}`,
  '/valuation-service/:id': `/valuation-service/${nobody}`,
  '/invitation': '/invitation#x',
  '/password-forgotten': '/password-forgotten',
  '/password-new': '/password-new#x',
  '/shared-passport': '/shared-passport#x',
};

const managementParts = ['users', 'roles', 'organisations', 'invitations', 'sessions', 'audit', 'account'];

/** Every route with a path to open: a visitor's routes when there are no subjects. */
export function pathsOf(subjects: Subjects | null): Record<string, string> {
  if (!subjects) return visitorPaths;
  const { portfolioId, valuationId, serviceId, objectId } = subjects;
  const plain = [
    '/search',
    '/boundries',
    '/district-values-map',
    '/wws',
    '/maps/development',
    '/locator',
    '/sourcing',
    '/inhouse-case',
    '/projects',
    '/transactions',
    '/start',
    '/landing',
    '/valuations',
    '/vesteda',
    '/automated-valuation-demo',
    '/vesteda/transactions',
    '/abn-monitoring',
    '/monitoring',
    '/management/fee-sharing',
    '/management/document-look',
    '/management/signing-keys',
    '/management/override-limits',
    '/management/act',
    '/notifications',
    '/second-factor',
    '/pdf',
    '/property-score-pdf',
    '/pdf-export',
    '/pdf/templates',
    '/pdf/assignment',
    '/technisch-pve',
    '/office-valuation',
    '/news-articles',
    '/legal-insights',
    '/pricing',
    '/market',
    '/estimate/records',
  ];
  return {
    ...Object.fromEntries(plain.map(path => [path, path])),
    ...Object.fromEntries(managementParts.map(part => [`/management ${part}`, `/management?tab=${part}`])),
    '/:id/hub': `/${portfolioId}/hub`,
    '/:id/bulk-upload': `/${portfolioId}/bulk-upload`,
    '/:id/valuation': `/${portfolioId}/valuation`,
    '/:id/rent-roll': `/${portfolioId}/rent-roll`,
    '/:id/value': `/${portfolioId}/value`,
    '/:id/services': `/${portfolioId}/services`,
    '/service/:id': `/service/${serviceId}`,
    '/valuation-service/:id': `/valuation-service/${serviceId}`,
    '/passport/:id': `/passport/${objectId}`,
    '/score/:id': `/score/${objectId}`,
    '/score/portfolio/:id': `/score/portfolio/${portfolioId}`,
    '/3d': openWater,
    '/3d roofs': realRoofs,
    '/search travel': fromMarket,
    '/cesium-screenshot': `${openWater.replace('/3d', '/cesium-screenshot')}&size=640x360`,
    '/score/area/:areaType/:areaKey': '/score/area/gemeente/GM9999',
    '/sustainability-index/area/:areaType/:areaKey': '/sustainability-index/area/gemeente/GM9999',
    '/sustainability-index': `/sustainability-index?portfolio=${portfolioId}`,
    '/sustainability-index/:id': `/sustainability-index/${objectId}`,
    '/score/compare': `/score/compare?ids=${objectId}`,
    '/news/:slug': '/news/waarom-cbs-en-nvm-verschillen',
    '/legal-insights open': '/legal-insights?topic=kantoren-label-c',
    '/management articles': '/management?tab=content%2FArticleEditor',
    '/management visits': '/management?tab=content%2FVisitFigures',
    '/notifications settings': '/notifications?tab=settings',
    '/pdf passport': `/pdf?document=passport&id=${objectId}`,
    '/property-score-pdf address': `/property-score-pdf?id=${objectId}`,
    ...(valuationId ? valuationPaths(portfolioId, valuationId) : {}),
    // Last, as it puts what follows into German.
    '/de': '/de',
  };
}

function valuationPaths(portfolioId: string, valuationId: string): Record<string, string> {
  const steps = ['buckets', 'valuation', 'calculation', 'summary'];
  return {
    ...Object.fromEntries(steps.map(step => [`/valuation/:id/${step}`, `/valuation/${valuationId}/${step}`])),
    '/:id/valuation/:valuationId': `/${portfolioId}/valuation/${valuationId}`,
    '/valuations/model': '/valuations/model',
  };
}

/** Routes with an empty state that depends on the user's data. */
const withEmptyState = [
  ...['/search', '/locator', '/landing', '/valuations', '/management/fee-sharing', '/projects'],
  ...['/:id/hub', '/:id/bulk-upload', '/:id/valuation', '/:id/rent-roll', '/:id/services', '/service/:id'],
  ...['/start', '/search', '/locator', '/landing', '/valuations', '/management/fee-sharing', '/projects'],
  ...['/:id/hub', '/:id/bulk-upload', '/:id/valuation', '/:id/services', '/service/:id'],
  ...['/:id/hub', '/:id/bulk-upload', '/:id/valuation', '/:id/value', '/:id/services', '/service/:id'],
];

export const emptyPathsOf = (subjects: Subjects): Record<string, string> =>
  Object.fromEntries(Object.entries(pathsOf(subjects)).filter(([place]) => withEmptyState.includes(place)));

/** All routes declared by remotes in the page's registry, with their page. */
export async function registeredRoutes(page: Page): Promise<Map<string, string>> {
  const text = await page.locator('#kavel-registry').textContent();
  const { remotes } = JSON.parse(text ?? '') as Registry;
  return new Map(
    remotes.flatMap(({ name, routes }) => routes.map(({ path, module }) => [path, `${name} ${module}`])),
  );
}

/** The declared path of a place: `/management` of `/management users`. */
export const routeOf = (place: string): string => place.split(' ', 1)[0] ?? place;

/** The places without aliases of a page that is already listed. */
export function withoutAliases(
  places: Record<string, string>,
  routes: ReadonlyMap<string, string>,
): Record<string, string> {
  const shownAt = new Map<string, string>();
  return Object.fromEntries(
    Object.entries(places).filter(([place]) => {
      const route = routeOf(place);
      // One module draws four blocks that have little in common.
      const page = route.startsWith('/embed/') ? route : (routes.get(route) ?? route);
      if (!shownAt.has(page)) shownAt.set(page, route);
      return shownAt.get(page) === route;
    }),
  );
}
