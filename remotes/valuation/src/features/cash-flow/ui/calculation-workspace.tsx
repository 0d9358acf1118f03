import { valuationQueries } from '@kavel/api-client';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Flex, LinkButton, Notice, PageTitle, Skeleton, Text } from '@kavel/ui/core';
import { ArrowRight } from '@kavel/ui/icons';
import { EarlierStep, hasBuckets } from '../../../common/earlier-step';
import { errorText, hasCode } from '../../../common/error-text';
import { LockedNotice } from '../../../common/locked-notice';
import { type OpenValuation, stepPath } from '../../../common/open-valuation';
import { QueryError } from '../../../common/query-error';
import { Centre, Detail, Workspace } from '../../../common/workspace';
import { useTexts } from '../../../i18n';
import { CapexCard } from '../../capex';
import { MonteCarloCard } from '../../monte-carlo';
import { ReconciliationCard } from '../../reconciliation';
import { WhatIf } from '../../what-if';
import { withOverrides } from '../model/overridden';
import { DcfFigures } from './dcf-figures';
import { ExcludedUnits } from './excluded-units';
import { OverridesOnly } from './overrides-only';
import { ParameterPanel } from './parameter-panel';
import { RegulatedNotice } from './regulated-notice';
import { ScenarioView } from './scenario-view';
import { useParameterEdits } from './use-parameter-edits';
import { WwsRents } from './wws-rents';

/** Third step: fifteen years of cash flow in two scenarios, with parameters and sources. */
export function CalculationWorkspace(open: OpenValuation) {
  const { valuation, buckets } = open;
  const t = useTexts();
  const f = useFormats();
  const cashFlow = useQuery({ ...valuationQueries.dcf(valuation.id), enabled: hasBuckets(open) });
  const edited = useParameterEdits(valuation);

  if (!hasBuckets(open) || hasCode(cashFlow.error, 'results-missing')) return <EarlierStep {...open} />;
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
        <LockedNotice valuation={valuation} />
        {cashFlow.isError ? (
          <Notice tone="error" title={t('errors.title')}>
            {errorText(cashFlow.error, t)}
          </Notice>
        ) : cashFlow.data ? (
          <>
            <DcfFigures valuationId={valuation.id} cashFlow={cashFlow.data} />
            <ExcludedUnits valuation={valuation} excluded={cashFlow.data.excluded} />
            <RegulatedNotice regulated={cashFlow.data.regulated} />
            <ScenarioView valuation={valuation} buckets={buckets} cashFlow={cashFlow.data} />
            <CapexCard valuation={valuation} buckets={buckets} leftOut={cashFlow.data.capexLeftOut ?? []} />
            <ReconciliationCard valuation={valuation} />
            <MonteCarloCard valuation={valuation} />
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
