import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig, PageBrand, Registry } from '@kavel/contracts';
import { brandHead } from '../brands/brand-head';
import type { BrandSource, LoadedBrand } from '../brands/brand-source';
import { escaped, toInlineJson } from '../heads/escape';
import { type HeadOptions, pageHead } from '../heads/page-head';

export interface Page {
  html: string;
  nonce: string;
}

/** What the page of one request is made of. */
export interface PageContent {
  registry: Registry;
  brand?: LoadedBrand | undefined;
  overrideOrigins?: readonly string[];
  /** Public address of Kavel. */
  origin?: string;
  /** For search engines; absent for pages that are not for them. */
  head?: Omit<HeadOptions, 'nonce' | 'origin'> | undefined;
}

/** Builds the page of all front-end addresses from the host's build. */
export function createIndexPage(
  hostBuild: string,
  config: () => ClientConfig,
  brands: BrandSource,
): (content: PageContent) => Page | null {
  const file = join(hostBuild, 'index.html');
  let template = '';
  let stamp = 0;
  return ({ registry, brand, overrideOrigins = [], origin = '', head }) => {
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (modified === undefined) return null;
    if (modified !== stamp) {
      template = readFileSync(file, 'utf8');
      stamp = modified;
    }
    const nonce = randomBytes(16).toString('base64');
    const fillings: Record<string, string> = {
      __NONCE__: nonce,
      __REGISTRY__: toInlineJson(registry),
      __CONFIG__: toInlineJson({ ...config(), ...(overrideOrigins.length > 0 ? { overrideOrigins } : {}) }),
      __ORIGINS__: toInlineJson(overrideOrigins),
      __BRAND__: toInlineJson(pageBrand(brands, brand)),
      __ORIGIN__: escaped(origin),
    };
    const html = brand
      ? template.replace(ownHead, () => brandHead(brand, nonce))
      : described(template, head && pageHead({ ...head, origin, nonce }), head?.language);
    return {
      html: html.replace(/__(?:NONCE|REGISTRY|CONFIG|ORIGINS|BRAND|ORIGIN)__/g, name => fillings[name] ?? ''),
      nonce,
    };
  };
}

/** Head of the host's page about Kavel itself, which a brand replaces; and the part of it that differs by page. */
const ownHead = /<!-- brand -->[\s\S]*?<!-- \/brand -->/;
const pagePart = /<!-- page -->[\s\S]*?<!-- \/page -->/;

function described(html: string, head: string | undefined, language = 'nl'): string {
  if (head === undefined) return html;
  return html.replace(pagePart, () => head).replace('<html lang="nl"', `<html lang="${language}"`);
}

function pageBrand(brands: BrandSource, brand: LoadedBrand | undefined): PageBrand {
  return { brand: brand?.shown ?? null, doors: brands.all().map(one => one.brand.door) };
}
