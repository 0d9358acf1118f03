import type { Insets } from '@kavel/map';
import { Box, Button, Flex, PageTitle, useBreakpoint } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { SlidersHorizontal } from '@kavel/ui/icons';
import { type ReactNode, useMemo, useState } from 'react';
import { type AreaShow, areaShows } from '../../../common/area-show';
import { edge, leftWidth, MapPage, Sheet } from '../../../common/frames';
import { MapLayout } from '../../../common/map-layout';
import { useMovable } from '../../../common/movable';
import { useTexts } from '../i18n';

export interface AreaLayoutProps {
  title: string;
  /** What is chosen, and the legend. */
  panel: ReactNode;
  map: (insets: Insets) => ReactNode;
  table: ReactNode;
  /** The selected area; null for none. */
  detail: ReactNode;
  show: AreaShow;
  onShow: (show: AreaShow) => void;
}

/** Of the table beside the map, in pixels. */
const tableWidths = { large: 472, small: 432 };
const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A page of areas: settings on the left, table on the right, the map between them; sheets on a phone. */
export function AreaLayout(props: AreaLayoutProps) {
  const { map, detail, show, onShow } = props;
  const t = useTexts();
  const wide = useBreakpoint('md');
  const tableWidth = tableWidths[useBreakpoint('xl') ? 'large' : 'small'];
  const wideInsets = useMemo(
    (): Insets => ({ top: 0, right: edge + tableWidth, bottom: 0, left: edge + leftWidth }),
    [tableWidth],
  );
  const [choosing, setChoosing] = useState(false);
  const panel = useMovable(props.panel);
  const isCovered = !wide && choosing;
  const isMapShown = wide || show === 'map';
  const bar = (
    <Flex gap="2" px="4" pb="3" justifyContent="space-between">
      <Button aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
        <SlidersHorizontal aria-hidden />
        {t('settings')}
      </Button>
      <Segmented
        label={t('show')}
        value={show}
        options={areaShows.map(value => ({ value, label: t(`shows.${value}`) }))}
        onChange={onShow}
      />
    </Flex>
  );
  const settings = isCovered ? (
    <Sheet as="section" aria-label={t('settings')} style={{ height: '80%' }}>
      {panel.place}
      <Box p="3">
        <Button variant="solid" size="lg" width="full" onClick={() => setChoosing(false)}>
          {t('done')}
        </Button>
      </Box>
    </Sheet>
  ) : null;
  return (
    <MapPage>
      {panel.portal}
      <MapLayout
        wide={wide}
        head={
          <Box px="4" pt="3" pb={wide ? '3' : '2'}>
            <PageTitle>{props.title}</PageTitle>
          </Box>
        }
        bar={bar}
        panel={panel.place}
        panelLabel={t('settings')}
        map={isMapShown ? map(wide ? wideInsets : noInsets) : null}
        table={props.table}
        tableLabel={t('areas')}
        showsTable={!isMapShown}
        columnWidth={tableWidth}
        detail={isCovered ? null : detail}
        detailLabel={t('detail')}
        detailStyle={{ wide: { flex: '0 0 auto', maxHeight: '50%' }, narrow: {} }}
        over={settings}
      />
    </MapPage>
  );
}
