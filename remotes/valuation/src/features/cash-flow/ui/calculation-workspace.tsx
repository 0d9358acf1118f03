import { valuationQueries } from '@kavel/api-client';
import type { CashFlow } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import {
  Box,
  Card,
  EmptyState,
  Flex,
  Grid,
  LinkButton,
  Notice,
  PageTitle,
  Skeleton,
  Text,
} from '@kavel/ui/core';
import { Segmented, Select } from '@kavel/ui/forms';
import { ArrowRight } from '@kavel/ui/icons';
import { errorText, hasCode } from '../../../common/error-text';
import { LockedNotice } from '../../../common/locked-notice';
import { type OpenValuation, stepPath } from '../../../common/open-valuation';
import { QueryError } from '../../../common/query-error';
import { Centre, Detail, Workspace } from '../../../common/workspace';
import { useTexts } from '../../../i18n';
import { WhatIf } from '../../what-if';
import { withOverrides } from '../model/overridden';
import { CashFlowChart } from './cash-flow-chart';
import { DcfFigures } from './dcf-figures';
import { ExcludedUnits } from './excluded-units';
import { OverridesOnly } from './overrides-only';
import { ParameterPanel } from './parameter-panel';
import { RegulatedNotice } from './regulated-notice';
import { SensitivityMatrix } from './sensitivity-matrix';
import { useParameterEdits } from './use-parameter-edits';
import { ValueBuildUp } from './value-build-up';
import { WwsRents } from './wws-rents';
import { YearTable } from './year-table';

/** Third step: fifteen years of cash flow in two scenarios, and what it rests on. */
export function CalculationWorkspace({ valuation }: OpenValuation) {
  const t = useTexts();
  const f = useFormats();
  const cashFlow = useQuery(valuationQueries.dcf(valuation.id));
  const edited = useParameterEdits(valuation);

  if (hasCode(cashFlow.error, 'results-missing', 'buckets-missing')) {
    return (
      <EmptyState
        title={t('summary.missingTitle')}
        description={errorText(cashFlow.error, t)}
        action={
          <LinkButton variant="solid" to={stepPath(valuation.id, 'valuation')}>
            {t('dcf.toResults')}
          </LinkButton>
        }
      />
    );
  }
  if (!cashFlow.data && cashFlow.isError) {
    return hasCode(cashFlow.error, 'rate-at-or-below-growth') ? (
      <OverridesOnly valuation={valuation} error={cashFlow.error} edited={edited} />
    ) : (
      <QueryError error={cashFlow.error} onRetry={() => void cashFlow.refetch()} />
    );
  }

  return (
    <Workspace columns="calculation">
      <Centre>
        <Flex gap="3" align="center" wrap="wrap">
          <Box flex="1" minWidth="14rem">
            <PageTitle>{valuation.name}</PageTitle>
            <Text color="muted" fontSize="sm">
              {t('dcf.title')} · {t('common.inWords', { date: f.date(valuation.valueDate) })}
            </Text>
          </Box>
          <LinkButton to={stepPath(valuation.id, 'summary')} variant="solid">
            {t('dcf.toSummary')}
            <ArrowRight aria-hidden />
          </LinkButton>
        </Flex>
        <LockedNotice status={valuation.status} />
        {cashFlow.isError ? (
          <Notice tone="error" title={t('errors.title')}>
            {errorText(cashFlow.error, t)}
          </Notice>
        ) : cashFlow.data ? (
          <>
            <DcfFigures cashFlow={cashFlow.data} />
            <ExcludedUnits valuation={valuation} excluded={cashFlow.data.excluded} />
            <RegulatedNotice regulated={cashFlow.data.regulated} />
            <ScenarioView cashFlow={cashFlow.data} />
            <WhatIf valuation={valuation} />
            <WwsRents valuationId={valuation.id} />
          </>
        ) : (
          <>
            <Skeleton height="5.5rem" />
            <Skeleton height="26rem" />
          </>
        )}
      </Centre>
      <Detail aria-label={t('dcf.parameters')}>
        {cashFlow.data ? (
          <ParameterPanel
            valuation={valuation}
            parameters={withOverrides(cashFlow.data.parameters, valuation.operatingCostParams)}
            edited={edited}
          />
        ) : (
          <Skeleton height="full" m="4" minHeight="20rem" />
        )}
      </Detail>
    </Workspace>
  );
}

/** Years of one scenario, of one bucket or of everything, as the address of the page has it. */
function ScenarioView({ cashFlow }: { cashFlow: CashFlow }) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const bucket = cashFlow.byBucket.find(({ bucket: key }) => key === params.get('bucket'));
  const part = bucket ?? cashFlow.total;
  const wantsSellOff = params.get('scenario') === 'sell-off';
  const scenario = wantsSellOff && part.sellOff ? part.sellOff : part.letOn;
  const change = (name: string, value: string) =>
    setParams(
      now => {
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
          value={scenario.scenario}
          onChange={value => change('scenario', value === 'sell-off' ? value : '')}
          options={[
            { value: 'let-on', label: t('dcf.letOn') },
            { value: 'sell-off', label: t('dcf.sellOff'), disabled: part.sellOff === null },
          ]}
        />
        <Box width="16rem" maxWidth="full">
          <Select
            aria-label={t('dcf.scope')}
            value={bucket?.bucket ?? ''}
            onChange={event => change('bucket', event.target.value)}
          >
            <option value="">{t('common.total')}</option>
            {cashFlow.byBucket.map(({ bucket: key, name, units }) => (
              <option key={key} value={key}>
                {name} · {t('common.units', { count: units })}
              </option>
            ))}
          </Select>
        </Box>
      </Flex>
      <Card flexShrink="0">
        <CashFlowChart scenario={scenario} />
      </Card>
      <YearTable scenario={scenario} />
      <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
        <ValueBuildUp scenario={scenario} />
        <SensitivityMatrix cashFlow={cashFlow} />
      </Grid>
    </>
  );
}
