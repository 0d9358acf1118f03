import { shownValue } from '@kavel/contracts';
import type { PortfolioValueBridge } from '@kavel/contracts/portfolios';
import { useFormats } from '@kavel/i18n';
import { Text } from '@kavel/ui/core';
import { useValueTexts } from '../../../i18n/value';

/** Which values the steps are of, over how many units, and whether rent can move them. */
export function BridgeBasisNote({ bridge }: { bridge: PortfolioValueBridge }) {
  const t = useValueTexts();
  const f = useFormats();
  const { from, to, rents, weighed, weights = [] } = bridge;
  const valuations = weights
    .map(({ name, weight }) => t('bridge.weight', { name, weight: f.percent(weight) }))
    .join(', ');
  if (weighed)
    return (
      <Text>
        {t('bridge.weighed', {
          valuations,
          from: t('bridge.ofUnits', { count: weighed.from.withCashFlow, units: from.units }),
          to: t('bridge.ofUnits', { count: weighed.to.withCashFlow, units: to.units }),
          comparedFrom: f.money(shownValue({ ...from, value: from.total })),
          comparedTo: f.money(shownValue({ ...to, value: to.total })),
        })}
      </Text>
    );
  return (
    <>
      <Text>
        {rents.units === 0
          ? t('bridge.noRents')
          : t('bridge.rents', {
              units: t('bridge.units', { count: rents.units }),
              from: f.money(rents.from),
              to: f.money(rents.to),
            })}
      </Text>
      {weights.length > 0 ? <Text>{t('bridge.hasWeighed', { valuations })}</Text> : null}
    </>
  );
}
