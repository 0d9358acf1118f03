import { HeatMap } from '@kavel/charts';
import { type CashFlow, shownValue } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Skeleton } from '@kavel/ui/core';
import { chartFile, type NamedValuation } from '../../../common/chart-file';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';
import { outcomesOf } from '../../what-if';
import { changesOf, rentGrid, valuesOf } from '../model/rent-grid';

interface RentHeatMapProps {
  valuation: NamedValuation;
  /** Of the whole valuation. */
  cashFlow: CashFlow;
}

/** Net let-on value by rent growth and vacancy; every cell is computed anew over all units. */
export function RentHeatMap({ valuation, cashFlow }: RentHeatMapProps) {
  const t = useTexts();
  const f = useFormats();
  const parameterValue = (key: string) =>
    cashFlow.parameters.find(parameter => parameter.key === key)?.value ?? 0;
  const grid = rentGrid(parameterValue('vacancyRate'));
  const outcomes = useQuery(outcomesOf(valuation.id, changesOf(grid)));
  if (outcomes.isError) return <QueryError error={outcomes.error} onRetry={() => void outcomes.refetch()} />;
  if (!outcomes.data) return <Skeleton height="16rem" />;
  const shown = (value: number) => shownValue({ value });
  return (
    <HeatMap
      label={t('sensitivity.rents')}
      rowHeader={t('dcf.keys.rentGrowth')}
      columnHeader={t('dcf.keys.vacancyRate')}
      rows={grid.growth.map(step => f.percent(parameterValue('rentGrowth') + step))}
      columns={grid.vacancy.map(step => f.percent(parameterValue('vacancyRate') + step))}
      values={valuesOf(grid, outcomes.data)}
      middle={cashFlow.total.letOn.netValue}
      current={{ row: grid.growth.indexOf(0), column: grid.vacancy.indexOf(0), text: t('dcf.current') }}
      format={value => f.money(shown(value))}
      formatShort={value => f.inThousands(shown(value))}
      file={chartFile(valuation, t('sensitivity.rents'))}
    />
  );
}
