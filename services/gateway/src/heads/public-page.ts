import {
  isReservedPath,
  type Language,
  type LocalisedText,
  languages,
  type Registry,
  type RemoteRoute,
} from '@kavel/contracts';

/** A page that search engines may show: public, without parameters, with a description. */
export interface PublicPage {
  path: string;
  title: LocalisedText;
  description: LocalisedText;
}

/** All pages for search engines, by path. A remote that is switched off has none. */
export function publicPages({ remotes }: Registry): PublicPage[] {
  return remotes
    .filter(({ state }) => state === undefined)
    .flatMap(({ routes }) => routes.flatMap(route => toPublicPage(route) ?? []))
    .sort((one, other) => one.path.localeCompare(other.path));
}

export function publicPageAt(registry: Registry, path: string): PublicPage | undefined {
  const asked = path.length > 1 ? path.replace(/\/$/, '') : path;
  return publicPages(registry).find(page => page.path === asked);
}

function toPublicPage({ path, permission, title, description }: RemoteRoute): PublicPage | undefined {
  const literal = !path.includes(':') && !isReservedPath(path);
  return permission === null && description && literal ? { path, title, description } : undefined;
}

/** The language that an address asks for by `?lang=`; Dutch without one. */
export function askedLanguage(query: URLSearchParams): Language {
  return languages.find(language => language === query.get('lang')) ?? 'nl';
}

/** The address of a page in one language; the Dutch one is without `lang`. */
export function addressIn(language: Language, origin: string, path: string): string {
  return `${origin}${path}${language === 'nl' ? '' : `?lang=${language}`}`;
}
