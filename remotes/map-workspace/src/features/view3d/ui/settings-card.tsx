import { Box, Button, Flex, LinkButton, Notice, PageTitle, Text } from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { CardBody, LeftCard } from '../../../common/frames';
import type { Trouble } from '../engine/trouble';
import { useTexts } from '../i18n';
import type { View3d } from '../model/view-address';
import { ColourSettings, type ColourSettingsProps } from './colour-settings';
import { SunSettings, type SunSettingsProps } from './sun-settings';
import { TroubleNotice } from './trouble-notice';

export interface SettingsCardProps extends SunSettingsProps, ColourSettingsProps {
  wide: boolean;
  canDraw: boolean;
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
  trouble: Trouble | null;
  onRetry: () => void;
  /** Buildings with a real roof; null until it is known. */
  roofs: number | null;
  view: View3d | null;
  objectId: string | null;
  /** Measuring, saved views and pictures. */
  tools: ReactNode;
  /** Takes the place of the settings. */
  instead: ReactNode;
}

/** The card at the left: tools, light and colours. */
export function SettingsCard(props: SettingsCardProps) {
  const t = useTexts();
  const { wide, canDraw, unfolded, trouble, roofs, view, objectId, tools, instead } = props;
  return (
    <LeftCard as="section" aria-label={t('settings')}>
      <Flex px="4" py="3" align="center" justify="space-between" gap="2">
        <PageTitle>{t('title')}</PageTitle>
        {wide || !canDraw ? null : (
          <Button aria-expanded={unfolded} onClick={() => props.onUnfold(!unfolded)}>
            {t('settings')}
          </Button>
        )}
      </Flex>
      {canDraw ? null : (
        <Box px="4" pb="3">
          <Notice tone="info">{t('noWebgl')}</Notice>
        </Box>
      )}
      {trouble ? <TroubleNotice trouble={trouble} onRetry={props.onRetry} /> : null}
      {canDraw && unfolded ? (
        <CardBody p="4" display="flex" flexDirection="column" gap="5">
          <Flex gap="2" wrap="wrap">
            {tools}
          </Flex>
          {instead ?? (
            <>
              <SunSettings {...props} />
              <ColourSettings {...props} />
            </>
          )}
          <Text fontSize="xs" color="muted" role="status">
            {roofs === null ? t('loading') : roofs > 0 ? t('roofs', { count: roofs }) : t('noRoofs')}
          </Text>
          {view ? (
            <LinkButton
              to={`/search?lon=${view.lon.toFixed(5)}&lat=${view.lat.toFixed(5)}&z=${view.zoom.toFixed(2)}${objectId ? `&object=${objectId}` : ''}`}
            >
              {t('openFlat')}
            </LinkButton>
          ) : null}
        </CardBody>
      ) : null}
    </LeftCard>
  );
}
