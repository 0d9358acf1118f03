import type { Bounds } from '@kavel/map';
import { Button, ErrorState, Flex, type FlexProps, Skeleton, Stack, Text } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { lazy, type ReactNode, Suspense } from 'react';
import { useFigures } from '../api/use-figures';
import { useTexts } from '../i18n';
import { comparisons, scopes } from '../model/transaction-view';
import { FiguresTable } from './figures-table';
import type { Drawing, RingName } from './use-drawing';
import type { TransactionSearch } from './use-transaction-search';

const TrendChart = lazy(async () => ({ default: (await import('./trend-chart')).TrendChart }));

export interface FiguresPanelProps {
  search: TransactionSearch;
  /** Visible bounds of the map. */
  seen: Bounds | null;
  drawing: Drawing;
  isFictional: boolean;
}

/** Count, medians, quartiles and trend of the view or a drawn area, with an optional comparison. */
export function FiguresPanel({ search, seen, drawing, isFictional }: FiguresPanelProps) {
  const t = useTexts();
  const { filter, view, changeView } = search.state;
  const figures = useFigures({ filter, view, seen, today: search.today });
  return (
    <Stack gap="3" p="3" as="section" aria-label={t('figures.title')}>
      <Choice label={t('figures.scope')}>
        <Segmented
          label={t('figures.scope')}
          value={view.scope}
          options={scopes.map(value => ({ value, label: t(`figures.scopes.${value}`) }))}
          onChange={scope => changeView({ scope })}
        />
      </Choice>
      {view.scope === 'drawn' ? (
        <RingTools name="ring" drawing={drawing} seen={seen} isDrawn={view.ring !== null} />
      ) : null}
      <Choice label={t('figures.compare')}>
        <Segmented
          label={t('figures.compare')}
          value={view.compare}
          options={comparisons.map(value => ({ value, label: t(`figures.compares.${value}`) }))}
          onChange={compare => changeView({ compare })}
        />
      </Choice>
      {view.compare === 'area' ? (
        <RingTools name="otherRing" drawing={drawing} seen={seen} isDrawn={view.otherRing !== null} />
      ) : null}
      {figures.needs ? (
        <Text fontSize="sm" color="muted">
          {t(figures.needs === 'ring' ? 'figures.drawFirst' : 'figures.waiting')}
        </Text>
      ) : figures.error ? (
        <ErrorState
          title={t('figures.title')}
          description={t('figures.failed')}
          retry={{ label: t('retry'), onRetry: figures.retry }}
        />
      ) : figures.first ? (
        <>
          <FiguresTable figures={figures} filter={filter} compare={view.compare} />
          <Suspense fallback={<Skeleton height="13rem" />}>
            <TrendChart figures={figures} filter={filter} compare={view.compare} />
          </Suspense>
          {isFictional ? (
            <Text fontSize="xs" color="muted">
              {t('figures.fictional')}
            </Text>
          ) : null}
        </>
      ) : (
        <Skeleton height="20rem" />
      )}
    </Stack>
  );
}

const Row = (props: FlexProps) => <Flex alignItems="center" gap="2" wrap="wrap" {...props} />;

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row>
      <Text as="span" width="6.5rem" fontSize="sm" color="muted" aria-hidden>
        {label}
      </Text>
      {children}
    </Row>
  );
}

interface RingToolsProps extends Pick<FiguresPanelProps, 'drawing' | 'seen'> {
  name: RingName;
  isDrawn: boolean;
}

function RingTools({ name, drawing, seen, isDrawn }: RingToolsProps) {
  const t = useTexts();
  return (
    <Row>
      <Button onClick={() => drawing.begin(name)}>{t(isDrawn ? 'figures.redraw' : 'figures.draw')}</Button>
      <Button variant="ghost" disabled={!seen} onClick={() => seen && drawing.take(name, seen)}>
        {t('figures.useView')}
      </Button>
      {name === 'otherRing' && !isDrawn ? (
        <Text fontSize="sm" color="muted">
          {t('figures.drawSecond')}
        </Text>
      ) : null}
    </Row>
  );
}
