import { Bookmark } from '@kavel/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { ToolButton } from '../../../common/tool-button';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';
import type { Circle } from '../model/circle';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog')).SearchDialog }));

/** Opens the search; the circle of the last "within … of" stays on the map until it is taken away. */
export function SearchToggle(props: WorkspaceProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const [circle, setCircle] = useState<Circle | null>(null);
  return (
    <>
      <ToolButton
        label={t('panels.search')}
        icon={Bookmark}
        pressed={circle !== null}
        onPress={() => setOpen(true)}
      />
      {open ? (
        <Suspense fallback={null}>
          <SearchDialog
            workspace={props}
            circle={circle}
            onCircle={setCircle}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
