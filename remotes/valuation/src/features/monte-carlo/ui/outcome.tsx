import { valuationQueries } from '@kavel/api-client';
import { HistogramChart } from '@kavel/charts';
import { shownValue } from '@kavel/contracts';
import { drawnKeys, type MonteCarloResult, type MonteCarloSettings } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Box, Stack, Text } from '@kavel/ui/core';
import { KeyFigures } from '@kavel/ui/data';
import { Field, Input } from '@kavel/ui/forms';
import { chartFile, type NamedValuation } from '../../../common/chart-file';
import { useTexts } from '../../../i18n';
import { probabilityBelow, quantileAt } from '../model/probability';
import { shapesIn } from '../model/settings-form';

interface OutcomeProps {
  valuation: NamedValuation;
  settings: MonteCarloSettings;
  result: MonteCarloResult;
}

/** The distribution of the market value, the probability of a lower one, and how exact it is. */
export function Outcome({ valuation, settings, result }: OutcomeProps) {
  const t = useTexts();
  const f = useFormats();
  const [params, setParams] = useSearchParams();
  const typed = params.get('below') ?? '';
  const { data: summary } = useQuery(valuationQueries.summary(valuation.id));
  const compared = summary?.totalValue ?? result.base;
  const amount = typed === '' ? compared : Number(typed);
  const shown = (value: number) => f.money(shownValue({ value }));
  const { check, quantiles } = result;
  const shapes = shapesIn(settings);
  const moving = drawnKeys.filter(key => settings.spreads[key] > 0);
  const shapesText = moving
    .map(key => `${t(`whatIf.keys.${key}`)} ${t(`monteCarlo.shapes.${shapes[key]}`)}`)
    .join(', ');
  const least = 0.0001;
  const deviation = (fraction: number) =>
    fraction < least ? `< ${f.hundredths(least * 100)}` : f.hundredths(fraction * 100);
  return (
    <Stack gap="3" mt="3">
      <KeyFigures
        figures={([0.05, 0.5, 0.95] as const).map(share => ({
          key: String(share),
          label: t('monteCarlo.percentile', { percent: f.number(share * 100) }),
          value: shown(quantileAt(quantiles, share)),
          note: f.signedPercent(quantileAt(quantiles, share) / result.base - 1),
        }))}
      />
      <HistogramChart
        label={t('monteCarlo.chart')}
        labelHeader={t('dcf.marketValue')}
        countHeader={t('monteCarlo.runs')}
        edges={result.edges}
        counts={result.counts}
        formatEdge={f.millions}
        file={chartFile(valuation, t('monteCarlo.chart'))}
      />
      <Box maxWidth="22rem">
        <Field
          label={t('monteCarlo.below')}
          hint={
            amount > 0
              ? t(typed === '' && summary ? 'monteCarlo.belowCompared' : 'monteCarlo.probability', {
                  amount: typed === '' ? shown(amount) : f.money(amount),
                  percent: f.percent(probabilityBelow(quantiles, amount)),
                })
              : t('monteCarlo.noAmount')
          }
        >
          <Input
            type="number"
            min="0"
            value={typed}
            placeholder={String(Math.round(shownValue({ value: compared })))}
            onChange={event => {
              const { value } = event.target;
              setParams(
                now => {
                  if (value) now.set('below', value);
                  else now.delete('below');
                  return now;
                },
                { replace: true },
              );
            }}
          />
        </Field>
      </Box>
      <Text fontSize="sm" color="muted">
        {t('monteCarlo.made', { runs: f.number(result.valued), seed: String(settings.seed) })}{' '}
        {t('monteCarlo.shapesUsed', { shapes: shapesText })}{' '}
        {t('monteCarlo.check', {
          runs: f.number(check.runs),
          mean: deviation(check.meanDeviation),
          largest: deviation(check.largestDeviation),
        })}
        {result.withoutValue > 0
          ? ` ${t('monteCarlo.withoutValue', { count: f.number(result.withoutValue) })}`
          : null}
      </Text>
    </Stack>
  );
}
