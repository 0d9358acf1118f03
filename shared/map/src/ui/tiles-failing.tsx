import { Button, Notice } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { Insets } from '../model/points';
import { edge, Overlay } from './frames';

const besideTools = 48;

/** Shown when the tiles cannot be loaded; the page's list still works. */
export function TilesFailing({ insets, onRetry }: { insets: Insets; onRetry: () => void }) {
  const t = useTexts();
  return (
    <Overlay
      style={{
        top: insets.top + edge,
        left: insets.left + edge + besideTools,
        right: insets.right + edge,
      }}
    >
      <Notice tone="error">
        {t('tilesAway')}{' '}
        <Button variant="ghost" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Notice>
    </Overlay>
  );
}
