import type { ValuationDetail } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, Card, chakra, SectionTitle } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { overriddenParameters, parameterKind, useParameterName } from '../../cash-flow';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, auto) 1fr',
    columnGap: '5',
    rowGap: '1.5',
    fontSize: 'sm',
  },
});

/** What the figures rest on: date, model, references, and parameters of the valuation's own. */
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
      <List>
        <Box as="dt" color="muted">
          {t('common.valueDate')}
        </Box>
        <dd>{f.date(valuation.valueDate)}</dd>
        <Box as="dt" color="muted">
          {t('summary.modelVersion')}
        </Box>
        <dd>{modelVersion ?? '–'}</dd>
        <Box as="dt" color="muted">
          {t('summary.references')}
        </Box>
        <dd>{t('summary.referencesText')}</dd>
        <Box as="dt" color="muted">
          {t('summary.overridden')}
        </Box>
        <dd>{own.length > 0 ? own.join(' · ') : t('summary.allStandard')}</dd>
      </List>
    </Card>
  );
}
