import { type ArticleContent, slugPattern } from '@kavel/contracts/content';

export type ContentProblem = 'title' | 'slug' | 'translationKey' | 'sources';

/** Fields that the service would refuse, in the order of the form. It checks again. */
export function contentProblems(content: ArticleContent): ContentProblem[] {
  const { title, slug, translationKey, sources } = content;
  return [
    title.trim() === '' && ('title' as const),
    !slugPattern.test(slug) && ('slug' as const),
    !slugPattern.test(translationKey) && ('translationKey' as const),
    !sources.every(isSource) && ('sources' as const),
  ].filter(problem => problem !== false);
}

function isSource({ label, url }: ArticleContent['sources'][number]): boolean {
  return label !== '' && (url === null || URL.parse(url)?.protocol === 'https:');
}
