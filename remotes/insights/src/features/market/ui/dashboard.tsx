import { errorDetails } from '@kavel/api-client';
import { countryCode, type MarketAnswer, type MarketOverview, marketFigures } from '@kavel/contracts/market';
import { useQuery } from '@kavel/query';
import { Box, ErrorState, Flex, Grid, Skeleton } from '@kavel/ui/core';
import { useMemo } from 'react';
import { marketQueries } from '../api/market-queries';
import { useMarketTexts } from '../i18n';
import type { Months } from '../model/market-span';
import type { MarketView } from '../model/market-view';
import { panelLines } from '../model/panel-lines';
import { AreaPicker } from './area-picker';
import { CsvButton } from './csv-button';
import { FigurePanel } from './figure-panel';
import { LabelPanel } from './label-panel';
import { MapPanel } from './map-panel';
import { MinePanel } from './mine-panel';
import { MissingPanel } from './missing-panel';
import { SavedDashboards } from './saved-dashboards';
import { Settings } from './settings';
import { useAreaName } from './use-area-name';

export interface DashboardProps {
  overview: MarketOverview;
  months: Months;
  view: MarketView;
  onChange: (change: Partial<MarketView>) => void;
}

const columns = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/** Choice of areas and period above, map and charts below. */
export function Dashboard({ overview, months, view, onChange }: DashboardProps) {
  const t = useMarketTexts();
  const { only, provincies } = overview;
  const areas = useMemo(
    () => (view.areas.length > 0 ? view.areas : [only?.code ?? countryCode]),
    [view.areas, only],
  );
  const { data, error, refetch, isPlaceholderData } = useQuery(
    marketQueries.figures({ areas: [...areas], grain: view.grain, ...months }),
  );
  const named = useMemo(
    () => [...provincies, ...(data?.areas ?? (only ? [only] : []))],
    [provincies, data, only],
  );
  const nameOf = useAreaName(named);
  return (
    <>
      <AreaPicker
        areas={areas}
        provincies={provincies}
        nameOf={nameOf}
        onChange={chosen => onChange({ areas: chosen })}
      />
      <Flex gap="3" wrap="wrap" justifyContent="space-between">
        <Settings view={view} onChange={onChange} />
        <Flex gap="2" wrap="wrap">
          <SavedDashboards view={view} areas={areas} />
          {data ? <CsvButton answer={data} nameOf={nameOf} /> : null}
        </Flex>
      </Flex>
      {error && !data ? (
        <ErrorState
          title={t('failed')}
          description={t('failedText')}
          retry={{ label: t('retry'), onRetry: () => void refetch() }}
          details={{ label: t('details'), text: errorDetails(error) }}
        />
      ) : (
        <Grid gap="4" gridTemplateColumns={columns} alignItems="start" aria-busy={isPlaceholderData}>
          <MapPanel view={view} areas={areas} months={months} onChange={onChange} />
          {data ? (
            <Panels answer={data} view={view} nameOf={nameOf} onChange={onChange} />
          ) : (
            <Box role="status" aria-label={t('loading')}>
              <Skeleton height="20rem" />
            </Box>
          )}
          <MinePanel
            view={view}
            area={areas[0] ?? countryCode}
            months={months}
            nameOf={nameOf}
            onChange={onChange}
          />
        </Grid>
      )}
    </>
  );
}

interface PanelsProps extends Pick<DashboardProps, 'view' | 'onChange'> {
  answer: MarketAnswer;
  nameOf: (code: string) => string;
}

function Panels({ answer, view, nameOf, onChange }: PanelsProps) {
  const t = useMarketTexts();
  const subject = answer.areas.map(({ code }) => nameOf(code)).join(' + ');
  const names = {
    area: nameOf,
    published: (code: string, origins: readonly string[]) =>
      t('published', { area: nameOf(code), origin: origins.join(', ') }),
  };
  const panels = marketFigures.map(figure => ({ figure, lines: panelLines(answer, figure, names) }));
  const [withLines, without] = [
    panels.filter(({ lines }) => lines.length > 0),
    panels.filter(({ lines }) => lines.length === 0).map(({ figure }) => figure),
  ];
  return (
    <>
      {withLines.map(({ figure, lines }) => (
        <FigurePanel
          key={figure}
          figure={figure}
          answer={answer}
          lines={lines}
          measure={view.measure}
          subject={subject}
        />
      ))}
      <LabelPanel labels={answer.labels} nameOf={nameOf} subject={subject} />
      <MissingPanel figures={without} coarser={answer.coarser} onGrain={grain => onChange({ grain })} />
    </>
  );
}
