import type { Insets } from '@kavel/map';
import { Button, Flex, useBreakpoint } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { SlidersHorizontal } from '@kavel/ui/icons';
import { type ReactNode, useMemo, useState } from 'react';
import { edge, leftWidth, rightWidth } from '../../frames';
import { MapLayout } from '../../map-layout';
import { useMovable } from '../../movable';
import { useTexts } from '../i18n';
import type { LiveCount } from '../model/live';
import { type View, views } from '../model/result-view';
import type { SubjectTexts } from '../model/subject-texts';
import { FilterSheet } from './filter-sheet';

export interface ResultLayoutProps {
  narrow: boolean;
  head: ReactNode;
  panel: ReactNode;
  table: (wide: boolean) => ReactNode;
  map: (insets: Insets) => ReactNode;
  detail: ReactNode;
  /** Names what is chosen. */
  detailLabel: string;
  /** Work under way. */
  work: ReactNode;
  view: View;
  onView: (view: View) => void;
  total: number;
  live: LiveCount;
  texts: SubjectTexts;
  /** Filters in use. */
  active: number;
}

/** Of the results beside the map, in pixels: an address needs room beside its figures. */
const tableWidths = { large: 512, small: 468 };
const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Filters on the left, results on the right, the map between; or the table over all of the map. On a phone count and
 * chips on top, below them the map or the table; the filters come from below.
 */
export function ResultLayout(props: ResultLayoutProps) {
  const { narrow, table, map, work, view, onView } = props;
  const t = useTexts();
  const [filtering, setFiltering] = useState(false);
  const panel = useMovable(props.panel);
  const showsTable = view === 'table';
  const tableWidth = tableWidths[useBreakpoint('xl') ? 'large' : 'small'];
  const wideInsets = useMemo(
    (): Insets => ({ top: 0, right: edge + tableWidth, bottom: 0, left: edge + leftWidth }),
    [tableWidth],
  );
  const bar = (
    <>
      <Flex px="4" pb="3" gap="2" justifyContent="space-between">
        <Button onClick={() => setFiltering(true)} aria-haspopup="dialog">
          <SlidersHorizontal aria-hidden />
          {props.active > 0 ? `${t('filters')} (${props.active})` : t('filters')}
        </Button>
        <Segmented
          label={t('view')}
          value={view}
          options={views.map(value => ({ value, label: t(`views.${value}`) }))}
          onChange={onView}
        />
      </Flex>
      {work}
    </>
  );
  return (
    <>
      {panel.portal}
      <MapLayout
        wide={!narrow}
        head={props.head}
        bar={bar}
        panel={panel.place}
        panelLabel={t('filters')}
        fullPanel
        map={showsTable ? null : map(narrow ? noInsets : wideInsets)}
        table={
          <>
            {table(showsTable && !narrow)}
            {narrow ? null : work}
          </>
        }
        tableLabel={t('results')}
        showsTable={showsTable}
        columnWidth={showsTable ? null : tableWidth}
        detail={props.detail}
        detailLabel={props.detailLabel}
        detailStyle={{
          wide: showsTable ? { flex: `0 0 ${rightWidth}px` } : {},
          narrow: { height: '70%' },
        }}
      />
      <FilterSheet
        open={narrow && filtering}
        onClose={() => setFiltering(false)}
        total={props.total}
        live={props.live}
        texts={props.texts}
      >
        {panel.place}
      </FilterSheet>
    </>
  );
}
