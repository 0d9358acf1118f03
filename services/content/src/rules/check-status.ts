import { type ArticleContent, type ArticleStatus, nextStatuses } from '@kavel/contracts/content';
import { ServiceError } from '@kavel/service-kit';

/** States in which readers see an article, now or later. */
const forReaders: readonly ArticleStatus[] = ['scheduled', 'published'];

/** Throws `conflict` when the one state cannot follow the other. */
export function checkStep(from: ArticleStatus, to: ArticleStatus): void {
  if (nextStatuses[from].includes(to)) return;
  throw new ServiceError('conflict', `An article that is ${from} cannot become ${to}`, { from, to });
}

/**
 * Throws `unprocessable` with the missing fields when readers may not see it yet. What the law says needs a source, and
 * somebody who compared the two.
 */
export function checkPublishable(content: ArticleContent, status: ArticleStatus): void {
  if (!forReaders.includes(status)) return;
  const missing = [
    content.body.trim() === '' && 'body',
    content.kind === 'legal' && content.law === '' && 'law',
    content.kind === 'legal' && content.sources.length === 0 && 'sources',
    content.kind === 'legal' && content.checkedAt === null && 'checkedAt',
    content.kind === 'legal' && content.checkedBy === '' && 'checkedBy',
  ].filter(field => field !== false);
  if (missing.length === 0) return;
  throw new ServiceError('unprocessable', `Before readers see it, it needs: ${missing.join(', ')}`, {
    missing,
  });
}
