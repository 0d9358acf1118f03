import type { Insets } from '@kavel/map';
import { Box, type BoxProps, Button, Flex, type FlexProps } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { SlidersHorizontal } from '@kavel/ui/icons';
import { type ReactNode, useState } from 'react';
import { CardBody, edge, LeftCard, leftWidth, rightWidth, Sheet } from '../../frames';
import { useTexts } from '../i18n';
import type { LiveCount } from '../model/live';
import { type View, views } from '../model/result-view';
import type { SubjectTexts } from '../model/subject-texts';
import { FilterSheet } from './filter-sheet';

export interface ResultLayoutProps {
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

/** Of the results beside the map, in pixels. */
const tableWidth = 468;

const Column = (props: FlexProps) => (
  <Flex
    position="absolute"
    zIndex={2}
    top="12px"
    bottom="12px"
    right="12px"
    flexDirection="column"
    gap="3"
    {...props}
  />
);
const Card = (props: FlexProps) => (
  <Flex
    as="section"
    flexDirection="column"
    flex="1 1 50%"
    minHeight={0}
    minWidth={0}
    bg="surface"
    borderWidth="1px"
    borderColor="line"
    borderRadius="lg"
    boxShadow="floating"
    overflow="hidden"
    {...props}
  />
);

/** It scrolls as a whole; its parts keep their height. */
const scrolling = { overflowY: 'auto', '& > *': { flexShrink: 0 } } as const;

/** Filters on the left, results on the right, the map between; or the table over all of the map. */
export function WideResults({ head, panel, table, map, detail, detailLabel, work, view }: ResultLayoutProps) {
  const t = useTexts();
  const wide = view === 'table';
  const insets = { top: 0, right: edge + tableWidth, bottom: 0, left: edge + leftWidth };
  return (
    <>
      {wide ? null : map(insets)}
      <LeftCard as="section" aria-label={t('filters')} style={{ height: 'calc(100% - 24px)' }}>
        {head}
        <CardBody flex="1">{panel}</CardBody>
      </LeftCard>
      <Column style={wide ? { left: edge * 2 + leftWidth, flexDirection: 'row' } : { width: tableWidth }}>
        <Card aria-label={t('results')}>
          {table(wide)}
          {work}
        </Card>
        {detail ? (
          <Card
            as="aside"
            aria-label={detailLabel}
            css={scrolling}
            style={wide ? { flex: `0 0 ${rightWidth}px` } : {}}
          >
            {detail}
          </Card>
        ) : null}
      </Column>
    </>
  );
}

const Narrow = (props: FlexProps) => <Flex flexDirection="column" height="full" {...props} />;
const Bar = (props: BoxProps) => <Box bg="surface" borderBottomWidth="1px" borderColor="line" {...props} />;
const Stage = (props: FlexProps) => (
  <Flex position="relative" flex="1 1 0" minHeight={0} flexDirection="column" bg="surface" {...props} />
);

/** On a phone: count and chips on top, below them the map or the table; the filters come from below. */
export function NarrowResults(props: ResultLayoutProps) {
  const { head, panel, table, map, detail, work, view, onView } = props;
  const t = useTexts();
  const [filtering, setFiltering] = useState(false);
  return (
    <Narrow>
      <Bar>
        {head}
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
      </Bar>
      <Stage>
        {view === 'table' ? table(false) : map({ top: 0, right: 0, bottom: 0, left: 0 })}
        {detail ? (
          <Sheet aria-label={props.detailLabel} style={{ height: '70%' }}>
            {detail}
          </Sheet>
        ) : null}
      </Stage>
      <FilterSheet
        open={filtering}
        onClose={() => setFiltering(false)}
        total={props.total}
        live={props.live}
        texts={props.texts}
      >
        {panel}
      </FilterSheet>
    </Narrow>
  );
}
