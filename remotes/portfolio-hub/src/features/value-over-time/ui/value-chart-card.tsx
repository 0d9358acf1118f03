import { hasPermission, useSession } from '@kavel/auth';
import { LineChart } from '@kavel/charts';
import { type PortfolioDetail, shownValue } from '@kavel/contracts';
import { marketLimits } from '@kavel/contracts/market';
import type { ValueOverTime } from '@kavel/contracts/portfolios';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Card, Flex, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { useValueTexts } from '../../../i18n/value';
import { valueQueries } from '../api/value-queries';
import { axisOf, lastKnown, periodOf } from '../model/axis';
import { type IndexLine, portfolioIndexes } from '../model/portfolio-index';

export type Measure = 'total' | 'perM2';

export interface ValueChartCardProps {
  portfolio: PortfolioDetail;
  values: ValueOverTime;
  measure: Measure;
  onMeasure: (measure: Measure) => void;
  /** Called with the value date whose value holds at the place that was clicked; absent with one date. */
  onChoose: ((date: string) => void) | undefined;
}

/** The approved values over time, beside what they would be had they followed the price index. */
export function ValueChartCard(props: ValueChartCardProps) {
  const { portfolio, values, measure, onMeasure, onChoose } = props;
  const t = useValueTexts();
  const f = useFormats();
  const { points, likeForLike, gemeenten } = values;
  const first = points[0]?.date ?? '';
  const axis = axisOf(
    first,
    new Date().toISOString().slice(0, 10) > first ? new Date().toISOString() : first,
  );
  const mayMarket = hasPermission(useSession(), 'auth.unrestricted-access-general');
  const largest = gemeenten.slice(0, marketLimits.areas);
  const market = useQuery({
    ...valueQueries.market({
      areas: largest.map(({ code }) => code),
      grain: axis.grain,
      from: axis.from,
      to: axis.to,
    }),
    enabled: mayMarket && largest.length > 0,
  });
  const indexes = market.data ? portfolioIndexes(market.data, axis.periods, largest) : [];
  const shown = points.map((point, at) => ({
    date: point.date,
    value:
      measure === 'total'
        ? shownValue({ ...point, value: point.total })
        : Math.round(likeForLike.perM2[at] ?? 0),
  }));
  const begin = shown[0]?.value ?? 0;
  const nameOf = ({ basis, origins, isNational }: IndexLine) =>
    basis === 'sales'
      ? t('chart.own')
      : t(isNational ? 'chart.publishedNational' : 'chart.published', { origins: origins.join(', ') });
  const isEmpty = measure === 'perM2' && likeForLike.units === 0;

  return (
    <Card p="4">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="3">
        <SectionTitle>{t('chart.title')}</SectionTitle>
        <Segmented
          label={t('measures.label')}
          value={measure}
          options={(['total', 'perM2'] as const).map(key => ({ value: key, label: t(`measures.${key}`) }))}
          onChange={onMeasure}
        />
      </Flex>
      {isEmpty ? (
        <Text fontSize="sm">{t('chart.noLike')}</Text>
      ) : (
        <LineChart
          label={t(`chart.${measure}`)}
          labelHeader={t('chart.period')}
          labels={axis.grain === 'month' ? axis.periods.map(f.month) : axis.periods}
          zero={false}
          height={280}
          format={f.money}
          series={[
            { key: 'value', label: t(`chart.${measure}`), values: lastKnown(axis, shown) },
            ...indexes.map(index => ({
              key: index.basis,
              label: nameOf(index),
              values: index.values.map(value => (value === null ? null : Math.round(begin * value))),
            })),
          ]}
          {...(onChoose ? { onPick: choose } : {})}
          file={{ object: 'portfolio', objectId: portfolio.id, name: [t('title'), portfolio.name] }}
        />
      )}
      <Stack gap="1" mt="3" fontSize="xs" color="muted">
        <Text>
          {t('chart.holds')} {onChoose ? t('chart.choose') : null}
        </Text>
        <Text>
          {measure === 'total'
            ? t('chart.total2')
            : isEmpty
              ? null
              : t('chart.like', { count: likeForLike.units, area: f.area(likeForLike.oppervlakte) })}
        </Text>
        <Text>{indexNote()}</Text>
      </Stack>
    </Card>
  );

  function choose(at: number) {
    const period = axis.periods[at] ?? '';
    const held = points.filter(({ date }) => periodOf(date, axis) <= period).at(-1);
    if (held) onChoose?.(held.date);
  }

  function indexNote(): string | null {
    if (!mayMarket) return t('chart.indexForbidden');
    if (market.isError) return t('chart.indexFailed');
    if (!market.data) return null;
    const [index] = indexes;
    if (!index) return t('chart.noIndex');
    return t('chart.weighed', {
      gemeenten: largest.map(({ name }) => name).join(', '),
      share: f.percent(index.share),
    });
  }
}
