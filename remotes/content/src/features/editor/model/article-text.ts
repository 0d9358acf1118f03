import type { ArticleContent } from '@kavel/contracts/content';

/** An article as one text, by which two revisions are compared: its fields, then the body. */
export function articleText({ body, sources, subjects, related, ...fields }: ArticleContent): string {
  return [
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value ?? ''}`),
    `subjects: ${subjects.join(', ')}`,
    ...sources.map(({ label, url }) => `source: ${label} ${url ?? ''}`.trim()),
    ...related.objects.map(({ address }) => `about: ${address}`),
    ...related.areas.map(({ name }) => `about: ${name}`),
    '',
    body,
  ].join('\n');
}
