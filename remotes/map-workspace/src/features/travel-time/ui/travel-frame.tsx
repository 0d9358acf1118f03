import { Box, Button, Flex, SectionTitle } from '@kavel/ui/core';
import { ChevronDown, X } from '@kavel/ui/icons';
import { type ReactNode, useState } from 'react';
import { DetailCard, panelSheetShare, raisedSheetShare } from '../../../common/frames';
import SheetHead from '../../../common/sheet-head';
import { useTexts } from '../i18n';

export interface TravelFrameProps {
  narrow: boolean;
  /** Pixels from the right edge, where there is room beside what is chosen. */
  right: number;
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The place of the panel: a card at the right that can be collapsed to its title, on a phone a sheet. */
export function TravelFrame({ narrow, right, collapsed, onCollapse, onClose, children }: TravelFrameProps) {
  const t = useTexts();
  const [height, setHeight] = useState<string | null>(null);
  const low = `${panelSheetShare * 100}%`;
  const sheetStyle = collapsed
    ? { height: 'auto' }
    : { height: height ?? low, maxHeight: `${raisedSheetShare * 100}%` };
  const isSheet = narrow && !collapsed;
  return (
    <DetailCard narrow={narrow} aria-label={t('title')} style={narrow ? sheetStyle : { right }}>
      {isSheet ? (
        <SheetHead
          label={t('title')}
          raiseLabel={t('raise')}
          closeLabel={t('smaller')}
          onHeight={setHeight}
          onClose={() => onCollapse(true)}
        />
      ) : (
        <Flex position="sticky" top="0" zIndex="1" bg="surface" alignItems="center" ps="4" pe="2" py="1.5">
          <SectionTitle flex="1">{t('title')}</SectionTitle>
          <Button
            variant="ghost"
            size="icon"
            aria-expanded={!collapsed}
            aria-label={t(collapsed ? 'larger' : 'smaller')}
            onClick={() => onCollapse(!collapsed)}
          >
            <Box asChild transform={collapsed ? 'rotate(180deg)' : undefined}>
              <ChevronDown aria-hidden />
            </Box>
          </Button>
          <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
            <X aria-hidden />
          </Button>
        </Flex>
      )}
      <Box style={collapsed ? { display: 'none' } : {}}>{children}</Box>
    </DetailCard>
  );
}
