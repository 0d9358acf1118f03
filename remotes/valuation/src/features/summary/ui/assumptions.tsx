import type { ValuationDetail } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Card, DescriptionList, SectionTitle } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { overriddenParameters, parameterKind, useParameterName } from '../../cash-flow';

/** Basis of the figures: date, model, references, and the valuation's own parameters. */
export function Assumptions({
  valuation,
  modelVersion,
}: {
  valuation: ValuationDetail;
  modelVersion: string | null;
}) {
  const t = useTexts();
  const f = useFormats();
  const nameOf = useParameterName();
  const own = overriddenParameters(valuation.operatingCostParams).flatMap(({ key, override }) => {
    const kind = parameterKind(key);
    if (!kind) return [];
    const euro = kind.kind === 'cost' && kind.cost !== 'management';
    const name =
      kind.kind === 'cost' ? `${nameOf(kind)} ${t(`types.${kind.type}`).toLowerCase()}` : nameOf(kind);
    return [`${name} ${euro ? `€ ${f.decimal(override)} / m²` : f.percent(override)}`];
  });
  return (
    <Card p="4">
      <SectionTitle mb="3">{t('summary.assumptions')}</SectionTitle>
      <DescriptionList
        termWidth="minmax(8rem, auto)"
        items={[
          { term: t('common.valueDate'), value: f.date(valuation.valueDate) },
          { term: t('summary.modelVersion'), value: modelVersion ?? '–' },
          { term: t('summary.references'), value: t('summary.referencesText') },
          {
            term: t('summary.overridden'),
            value: own.length > 0 ? own.join(' · ') : t('summary.allStandard'),
          },
        ]}
      />
    </Card>
  );
}
