import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig, PageBrand, Registry } from '@kavel/contracts';
import { brandHead } from '../brands/brand-head';
import type { BrandSource, LoadedBrand } from '../brands/brand-source';

export interface Page {
  html: string;
  nonce: string;
}

/** Builds the page of all front-end addresses from the host's build. */
export function createIndexPage(
  hostBuild: string,
  config: () => ClientConfig,
  brands: BrandSource,
): (registry: Registry, brand?: LoadedBrand, overrideOrigins?: readonly string[]) => Page | null {
  const file = join(hostBuild, 'index.html');
  let template = '';
  let stamp = 0;
  return (registry, brand, overrideOrigins = []) => {
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
    };
    const html = brand === undefined ? template : template.replace(ownHead, () => brandHead(brand, nonce));
    return {
      html: html.replace(/__(?:NONCE|REGISTRY|CONFIG|ORIGINS|BRAND)__/g, name => fillings[name] ?? ''),
      nonce,
    };
  };
}

/** Head of the host's page about Kavel itself, which a brand replaces. */
const ownHead = /<!-- brand -->[\s\S]*?<!-- \/brand -->/;

function pageBrand(brands: BrandSource, brand: LoadedBrand | undefined): PageBrand {
  return { brand: brand?.shown ?? null, doors: brands.all().map(one => one.brand.door) };
}

/** JSON escaped so that it cannot end the surrounding script element. */
function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, character => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
