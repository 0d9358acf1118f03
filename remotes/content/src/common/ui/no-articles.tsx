import { Button, EmptyState } from '@kavel/ui/core';
import { useContentTexts } from '../i18n';
import type { ArticleFilter } from './use-article-filter';

/** Nothing is published, or nothing matches. */
export function NoArticles({ filter: { query, clear } }: { filter: ArticleFilter }) {
  const t = useContentTexts();
  const filtered = query.search !== undefined || query.subject !== undefined || query.page > 1;
  if (!filtered) return <EmptyState title={t('empty.title')} description={t('empty.text')} />;
  return (
    <EmptyState
      title={t('empty.filteredTitle')}
      description={t('empty.filteredText')}
      action={<Button onClick={clear}>{t('empty.showAll')}</Button>}
    />
  );
}
