import { Sparkline } from '@kavel/charts';
import type { StartPortfolio } from '@kavel/contracts/start';
import { useFormats } from '@kavel/i18n';
import { Figure, Flex } from '@kavel/ui/core';
import { Tooltip } from '@kavel/ui/overlays';
import { useStartTexts } from '../../../i18n/start';
import { changeOf } from '../model/totals';

/** The approved values as a line, and the change since the one before the last. */
export function ChangeCell({ portfolio }: { portfolio: StartPortfolio }) {
  const t = useStartTexts();
  const format = useFormats();
  const change = changeOf(portfolio);
  if (!change) return '–';
  const { amount, fraction, since, units, unitsBefore } = change;
  const text = {
    amount: `${amount > 0 ? '+' : ''}${format.millions(amount)}`,
    date: format.date(since),
  };
  const how =
    units === unitsBefore
      ? t('portfolios.changeHow', text)
      : t('portfolios.changeUnits', {
          ...text,
          before: format.number(unitsBefore),
          now: format.number(units),
        });
  return (
    <Flex gap="2" alignItems="center">
      <Sparkline
        width={64}
        label={t('portfolios.line', { name: portfolio.name })}
        labels={portfolio.history.map(({ valueDate }) => format.date(valueDate))}
        values={portfolio.history.map(({ totalValue }) => totalValue)}
        format={format.millions}
      />
      <Tooltip text={how}>
        <Figure tabIndex={0} fontWeight="semibold" aria-description={how}>
          {fraction === null ? '–' : format.signedPercent(fraction)}
        </Figure>
      </Tooltip>
    </Flex>
  );
}
