import { Button } from '@kavel/ui/core';
import { Bookmark } from '@kavel/ui/icons';
import { Tooltip } from '@kavel/ui/overlays';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useTexts } from '../i18n';
import { type Circle, circleLayer } from '../model/circle';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog')).SearchDialog }));

/** Opens the search; the circle of the last "within … of" stays on the map until it is taken away. */
export function SearchToggle(props: WorkspaceProps) {
  const t = useTexts();
  const { draw } = props;
  const [open, setOpen] = useState(false);
  const [circle, setCircle] = useState<Circle | null>(null);
  const contribution = useMemo(() => circle && { layers: [circleLayer(circle)] }, [circle]);
  useEffect(() => draw(contribution), [draw, contribution]);
  return (
    <>
      <Tooltip text={t('title')}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('title')}
          aria-haspopup="dialog"
          aria-pressed={circle !== null}
          _pressed={{ bg: 'accentSoft', color: 'accent' }}
          onClick={() => setOpen(true)}
        >
          <Bookmark aria-hidden />
        </Button>
      </Tooltip>
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
