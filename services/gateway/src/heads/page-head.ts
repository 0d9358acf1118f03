import { addressOf, fillPath, type Language, languages, type RealEstateObject } from '@kavel/contracts';
import { objectPictureApi, objectPictureSize } from '@kavel/contracts/reports';
import { escaped, toInlineJson } from './escape';
import { describeObject, structuredObject } from './object-head';
import { addressIn, type PublicPage } from './public-page';

export interface HeadOptions {
  page: PublicPage;
  language: Language;
  /** `https://kavel.example` */
  origin: string;
  nonce: string;
  /** The address that the page is opened for, where it is known. */
  object?: RealEstateObject | undefined;
}

const locales: Record<Language, string> = { nl: 'nl_NL', en: 'en_GB', de: 'de_DE' };

/**
 * What search engines and messengers read of a public page. A page opened for an address is described by it, while its
 * canonical address is that of the page: a search engine should not list every address of the country.
 */
export function pageHead(options: HeadOptions): string {
  const { page, language, origin, nonce, object } = options;
  const title = object ? describeObject(object, language).title : page.title[language];
  const description = object ? describeObject(object, language).description : page.description[language];
  const canonical = addressIn(language, origin, page.path);
  const shared = object
    ? `${canonical}${language === 'nl' ? '?' : '&'}address=${object.objectId}`
    : canonical;
  return [
    `<title>${escaped(`${title} · Kavel`)}</title>`,
    meta('name', 'description', description),
    link('canonical', canonical),
    ...languages.map(one => link('alternate', addressIn(one, origin, page.path), one)),
    link('alternate', addressIn('nl', origin, page.path), 'x-default'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Kavel'),
    meta('property', 'og:locale', locales[language]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', shared),
    ...(object ? pictureOf(object, language, origin) : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json" nonce="${nonce}">${toInlineJson(structured(options, canonical))}</script>`,
  ].join('\n    ');
}

/** The picture of an address, before that of the product: messengers take the first. */
function pictureOf(object: RealEstateObject, language: Language, origin: string): string[] {
  const path = fillPath(addressOf(objectPictureApi.objectPicture), { id: object.objectId });
  return [
    meta('property', 'og:image', `${origin}${path}?language=${language}`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(objectPictureSize.width)),
    meta('property', 'og:image:height', String(objectPictureSize.height)),
    meta('property', 'og:image:alt', describeObject(object, language).title),
  ];
}

function structured({ page, language, origin, object }: HeadOptions, url: string): object {
  const about = {
    '@context': 'https://schema.org',
    name: page.title[language],
    description: page.description[language],
    url,
    inLanguage: language,
  };
  const site = { '@type': 'WebSite', name: 'Kavel', url: `${origin}/` };
  if (page.path === '/') return { ...about, '@type': 'WebSite', name: 'Kavel', headline: about.name };
  return {
    ...about,
    '@type': 'WebPage',
    isPartOf: site,
    ...(object ? { about: structuredObject(object) } : {}),
  };
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escaped(content)}" />`;

const link = (rel: string, href: string, language?: string) =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escaped(href)}" />`;
