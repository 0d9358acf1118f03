import { TornadoChart } from '@kavel/charts';
import { shownValue } from '@kavel/contracts';
import { pointKeys, type TornadoEffect, tornadoChanges, tornadoOf } from '@kavel/contracts/valuations';
import { useFormats, useLanguage } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Notice, Skeleton } from '@kavel/ui/core';
import { chartFile, type NamedValuation } from '../../../common/chart-file';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';
import { outcomesOf } from '../../what-if';

/** Market value by cash flow at the low and the high end of each parameter, one at a time. */
export function Tornado({ valuation }: { valuation: NamedValuation }) {
  const t = useTexts();
  const f = useFormats();
  const signed = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2, signDisplay: 'always' });
  const outcomes = useQuery(outcomesOf(valuation.id, tornadoChanges));
  if (outcomes.isError) return <QueryError error={outcomes.error} onRetry={() => void outcomes.refetch()} />;
  if (!outcomes.data) return <Skeleton height="16rem" />;
  const tornado = tornadoOf(outcomes.data);
  if (!tornado) return <Notice tone="warning">{t('errors.rateBelowGrowth')}</Notice>;
  const change = ({ key, range }: TornadoEffect, sign: number) =>
    `${signed.format(sign * range * 100).replace('-', '−')} ${t(pointKeys.has(key) ? 'whatIf.points' : 'whatIf.percent')}`;
  const rangeOf = ({ key, range }: TornadoEffect) =>
    `± ${f.decimal(range * 100)} ${t(pointKeys.has(key) ? 'whatIf.points' : 'whatIf.percent')}`;
  const shown = (value: number) => shownValue({ value });
  return (
    <TornadoChart
      label={t('sensitivity.tornado')}
      base={tornado.base}
      baseLabel={t('sensitivity.base')}
      bars={tornado.effects.map(effect => ({
        key: effect.key,
        label: `${t(`whatIf.keys.${effect.key}`)} ${rangeOf(effect)}`,
        low: { change: change(effect, -1), value: effect.low },
        high: { change: change(effect, 1), value: effect.high },
      }))}
      format={value => f.money(shown(value))}
      formatShort={value => f.inThousands(shown(value))}
      file={chartFile(valuation, t('sensitivity.tornado'))}
    />
  );
}
