import type { CashFlow } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Box, Card, Flex, Grid, Skeleton } from '@kavel/ui/core';
import { Segmented, Select } from '@kavel/ui/forms';
import { type OpenValuation, unitName } from '../../../common/open-valuation';
import { QueryError } from '../../../common/query-error';
import { useTexts } from '../../../i18n';
import { Sensitivity } from '../../sensitivity';
import { unitCashFlow } from '../api/unit-cash-flow';
import { CashFlowChart } from './cash-flow-chart';
import { ValueBuildUp } from './value-build-up';
import { YearTable } from './year-table';

interface ScenarioViewProps extends OpenValuation {
  /** Cash flow of all units. */
  cashFlow: CashFlow;
}

/** Years of one scenario, for all units, one bucket or one unit; the selection is in the page address. */
export function ScenarioView({ valuation, buckets, cashFlow }: ScenarioViewProps) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const bucket = cashFlow.byBucket.find(({ bucket: key }) => key === params.get('bucket'));
  const inBucket = new Set(bucket ? buckets[bucket.bucket]?.unitIds : []);
  const without = new Set(cashFlow.excluded.map(({ unitId }) => unitId));
  const units = valuation.units.filter(({ id }) => inBucket.has(id) && !without.has(id));
  const unit = units.find(({ id }) => id === params.get('unit'));
  const ofUnit = useQuery({ ...unitCashFlow(valuation.id, unit?.id ?? ''), enabled: unit !== undefined });
  const shown = unit ? ofUnit.data : cashFlow;
  const part = unit ? ofUnit.data?.total : (bucket ?? cashFlow.total);
  const wantsSellOff = params.get('scenario') === 'sell-off';
  const scenario = part && (wantsSellOff && part.sellOff ? part.sellOff : part.letOn);
  const change = (values: Record<string, string>) =>
    setParams(
      now => {
        for (const [name, value] of Object.entries(values))
          if (value) now.set(name, value);
          else now.delete(name);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <Flex gap="3" align="center" wrap="wrap">
        <Segmented
          label={t('dcf.scenario')}
          value={scenario?.scenario ?? (wantsSellOff ? 'sell-off' : 'let-on')}
          onChange={value => change({ scenario: value === 'sell-off' ? value : '' })}
          options={[
            { value: 'let-on', label: t('dcf.letOn') },
            { value: 'sell-off', label: t('dcf.sellOff'), disabled: part?.sellOff === null },
          ]}
        />
        <Box width="16rem" maxWidth="full">
          <Select
            aria-label={t('dcf.scope')}
            value={bucket?.bucket ?? ''}
            onChange={event => change({ bucket: event.target.value, unit: '' })}
          >
            <option value="">{t('common.total')}</option>
            {cashFlow.byBucket.map(({ bucket: key, name, units: count }) => (
              <option key={key} value={key}>
                {name} · {t('common.units', { count })}
              </option>
            ))}
          </Select>
        </Box>
        {bucket ? (
          <Box width="16rem" maxWidth="full">
            <Select
              aria-label={t('dcf.unit')}
              value={unit?.id ?? ''}
              onChange={event => change({ unit: event.target.value })}
            >
              <option value="">{t('dcf.allUnits')}</option>
              {units.map(one => (
                <option key={one.id} value={one.id}>
                  {unitName(one)}
                </option>
              ))}
            </Select>
          </Box>
        ) : null}
      </Flex>
      {shown && scenario ? (
        <>
          <Card flexShrink="0">
            <CashFlowChart valuation={valuation} scenario={scenario} />
          </Card>
          <YearTable scenario={scenario} />
          <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
            <ValueBuildUp valuation={valuation} scenario={scenario} />
            <Sensitivity valuation={valuation} shown={shown} whole={cashFlow} />
          </Grid>
        </>
      ) : ofUnit.isError ? (
        <QueryError error={ofUnit.error} onRetry={() => void ofUnit.refetch()} />
      ) : (
        <Skeleton height="26rem" />
      )}
    </>
  );
}
