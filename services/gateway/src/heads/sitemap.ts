import { languages, type Registry } from '@kavel/contracts';
import { escaped } from './escape';
import { addressIn, publicPages } from './public-page';

/** `sitemap.xml`: every public page in each language, each with its other languages. */
export function sitemap(registry: Registry, origin: string): string {
  const entries = publicPages(registry).flatMap(({ path }) => {
    const alternates = languages.map(
      language =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(addressIn(language, origin, path))}"/>`,
    );
    return languages.map(
      language => `<url><loc>${escaped(addressIn(language, origin, path))}</loc>${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * `robots.txt`. Nothing is shut: an engine has to open a page to learn that it is not to be listed, and calls the
 * services to draw one.
 */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
