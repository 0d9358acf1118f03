import type { ArticleSource } from '@kavel/contracts/content';

/** Sources as an editor writes them: one a line, its address after a vertical bar. */
export function sourcesText(sources: readonly ArticleSource[]): string {
  return sources.map(({ label, url }) => (url === null ? label : `${label} | ${url}`)).join('\n');
}

/** Reads what `sourcesText` writes. */
export function readSources(text: string): ArticleSource[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const [label = '', url = ''] = line.split('|').map(part => part.trim());
      return { label, url: url === '' ? null : url };
    });
}
