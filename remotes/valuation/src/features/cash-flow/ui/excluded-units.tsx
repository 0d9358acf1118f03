import type { CashFlow, ValuationDetail } from '@kavel/contracts';
import { Box, Notice, TextLink } from '@kavel/ui/core';
import { stepPath, unitName } from '../../../common/open-valuation';
import { useTexts } from '../../../i18n';

/** Units excluded from the calculation, each with the reason. */
export function ExcludedUnits({
  valuation,
  excluded,
}: {
  valuation: ValuationDetail;
  excluded: CashFlow['excluded'];
}) {
  const t = useTexts();
  if (excluded.length === 0) return null;
  const units = new Map(valuation.units.map(unit => [unit.id, unit]));
  return (
    <Notice tone="warning">
      <Box as="details">
        <Box as="summary" cursor="pointer" fontWeight="semibold">
          {t('dcf.excluded', { count: excluded.length })}
        </Box>
        <Box as="ul" mt="2" ps="5" maxHeight="12rem" overflowY="auto">
          {excluded.map(({ unitId, reason }) => {
            const unit = units.get(unitId);
            return (
              <li key={unitId}>
                <TextLink
                  to={
                    reason === 'no-area'
                      ? `${stepPath(valuation.id, 'buckets')}?incomplete`
                      : `${stepPath(valuation.id, 'valuation')}?unit=${unitId}`
                  }
                >
                  {unit ? unitName(unit) : unitId}
                </TextLink>
                : {t(`dcf.${reason}`)}
              </li>
            );
          })}
        </Box>
      </Box>
    </Notice>
  );
}
