import { Bookmark } from '@kavel/ui/icons';
import { lazy, Suspense } from 'react';
import { ToolButton } from '../../../common/tool-button';
import { newestQuery, useOwnQuery } from '../../../common/use-own-query';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';

const Search = lazy(async () => ({ default: (await import('./search')).Search }));

/** Opens the search, which the address of the page holds; its circle stays on the map until it is removed. */
export function SearchToggle(props: WorkspaceProps) {
  const t = useTexts();
  const [query, setQuery] = useOwnQuery();
  const hasCircle = query.has('circle');
  const open = () => {
    const next = newestQuery();
    next.set('find', '');
    setQuery(next, { replace: true });
  };
  return (
    <>
      <ToolButton label={t('panels.search')} icon={Bookmark} pressed={hasCircle} onPress={open} />
      {hasCircle || query.has('find') ? (
        <Suspense fallback={null}>
          <Search {...props} />
        </Suspense>
      ) : null}
    </>
  );
}
