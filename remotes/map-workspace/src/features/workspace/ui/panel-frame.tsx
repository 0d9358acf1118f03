import { Box } from '@kavel/ui/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { cardBody, panelSheetShare, raisedSheetShare, sheet } from '../../../common/frames';
import { useTexts } from '../i18n';

const SheetHead = lazy(() => import('../../../common/sheet-head'));
const low = `${panelSheetShare * 100}%`;
const highest = `${raisedSheetShare * 100}%`;

export interface PanelFrameProps {
  narrow: boolean;
  /** Of the open panel; null for what shows without one, which a phone has no room for. */
  open: { key: string; label: string; onClose: () => void } | null;
  /** A detail takes its place on a phone. */
  covered: boolean;
  children: ReactNode;
}

/**
 * The place of the open panel: in the card at the left, or a sheet on a phone. It is the same element in another style,
 * so that what was typed in the panel stays when the window gets narrow or wide.
 */
export function PanelFrame({ narrow, open, covered, children }: PanelFrameProps) {
  const t = useTexts();
  const [height, setHeight] = useState(low);
  const isShown = !narrow || (open !== null && !covered);
  const isSheet = narrow && open !== null;
  return (
    <Box
      {...(narrow ? sheet : cardBody)}
      role={isSheet ? 'complementary' : undefined}
      aria-label={isSheet ? open.label : undefined}
      style={{ ...(narrow ? { height, maxHeight: highest } : {}), ...(isShown ? {} : { display: 'none' }) }}
    >
      {isSheet ? (
        <Suspense fallback={null}>
          <SheetHead
            key={open.key}
            label={open.label}
            raiseLabel={t('raise')}
            closeLabel={t('close')}
            onHeight={next => setHeight(next ?? low)}
            onClose={open.onClose}
          />
        </Suspense>
      ) : null}
      {children}
    </Box>
  );
}
