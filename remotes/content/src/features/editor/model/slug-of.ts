import { articleLimits } from '@kavel/contracts/content';

/** Part of an address from a title: without accents, in lower case, with hyphens. */
export function slugOf(title: string): string {
  const plain = title.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, articleLimits.slug)
    .replace(/-+$/, '');
}
