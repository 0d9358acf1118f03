import type { ReferenceParams, Unit } from '@kavel/contracts';
import type { ValueOverride } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { EnergyLabelBadge, Flex, PageTitle } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { unitName } from '../../../common/open-valuation';
import { useTexts } from '../../../i18n';
import { CommentMark } from '../../comments';
import { InvestmentReferences, OfficeValue } from '../../income';
import { OverrideProposalNotice } from './override-proposal';
import { SalesEvidence, type SalesEvidenceProps } from './sales-evidence';
import { UnvaluedNotice } from './unvalued-notice';
import { type Evidence, useEvidence } from './use-evidence';
import { ValueCard } from './value-card';

export interface UnitDetailProps extends Omit<SalesEvidenceProps, 'onOverride'> {
  valuationId: string;
  valueDate: string;
  unit: Unit;
  /** Reference settings of the unit's bucket. */
  params: ReferenceParams;
  /** Opens the override dialog, optionally with a suggested value and reason; absent while locked or running. */
  onOverride: ((suggested: ValueOverride | null) => void) | undefined;
  onWithdraw: (() => void) | undefined;
}

/** Details of one unit: its facts, its value with ranges, and the evidence. */
export function UnitDetail({
  valuationId,
  valueDate,
  unit,
  params,
  onOverride,
  onWithdraw,
  ...sales
}: UnitDetailProps) {
  const t = useTexts();
  const f = useFormats();
  const { vtwType, oppervlakte, bouwjaar, energielabel } = unit.addressObjectData;
  const isOffice = vtwType === 'kantoor';
  const [evidence, setEvidence] = useEvidence(isOffice);
  const facts = [t(`types.${vtwType}`), oppervlakte === null ? null : f.area(oppervlakte), bouwjaar];
  const tabs: { value: Evidence; label: string }[] = [
    { value: 'sales', label: t('income.sales') },
    { value: 'investments', label: t('income.investments') },
    ...(isOffice ? [{ value: 'office' as const, label: t('income.officeTab') }] : []),
  ];
  const { outcome } = sales;
  return (
    <>
      <Flex align="baseline" justify="space-between" gap="3" wrap="wrap">
        <PageTitle as="h2">{unitName(unit)}</PageTitle>
        <Flex gap="2" align="center" fontSize="sm" color="muted">
          {facts.filter(fact => fact !== null).join(' · ')}
          {energielabel ? <EnergyLabelBadge label={energielabel} /> : null}
          <CommentMark valuationId={valuationId} anchor={`unit:${unit.id}`} on={unitName(unit)} />
        </Flex>
      </Flex>
      {outcome.kind === 'valued' ? (
        <>
          {outcome.result.proposal ? (
            <OverrideProposalNotice
              valuationId={valuationId}
              unit={unit}
              proposal={outcome.result.proposal}
              onWithdraw={onWithdraw}
            />
          ) : null}
          <ValueCard result={outcome.result} onWithdraw={onWithdraw} />
        </>
      ) : (
        <UnvaluedNotice
          valuationId={valuationId}
          reason={outcome.reason}
          params={params}
          onSettings={sales.onSettings}
        />
      )}
      <Flex>
        <Segmented label={t('income.tabs')} value={evidence} onChange={setEvidence} options={tabs} />
      </Flex>
      {evidence === 'sales' ? (
        <SalesEvidence {...sales} onOverride={onOverride && (() => onOverride(null))} />
      ) : evidence === 'investments' ? (
        <InvestmentReferences key={unit.id} unit={unit} valueDate={valueDate} />
      ) : (
        <OfficeValue
          key={unit.id}
          unit={unit}
          valueDate={valueDate}
          params={params}
          onTakeOver={outcome.kind === 'valued' ? onOverride : undefined}
        />
      )}
    </>
  );
}
