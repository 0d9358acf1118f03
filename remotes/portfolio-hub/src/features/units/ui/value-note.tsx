import type { PortfolioValue } from '@kavel/contracts/portfolios';
import { unitOutdatedReasons } from '@kavel/contracts/units';
import { useFormats } from '@kavel/i18n';
import { Text, TextLink, type TextProps } from '@kavel/ui/core';
import { StatusBadge } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';

const Line = (props: TextProps) => <Text as="span" display="block" mt="1" {...props} />;

/** Note beside a portfolio's value: status and date, covered units, and why it may be outdated. */
export function ValueNote({ portfolioId, value }: { portfolioId: string; value: PortfolioValue }) {
  const t = useTexts();
  const hub = useHubTexts();
  const format = useFormats();
  const { status, valueDate, valuationId, units, covered, left, leftValue, outdated } = value;
  const shown = unitOutdatedReasons.filter(one => outdated.some(({ reason }) => reason === one));
  return (
    <>
      <Text as="span" display="flex" gap="2" alignItems="center" flexWrap="wrap">
        <StatusBadge status={status} label={t(`statuses.${status}`)} />
        <TextLink to={`/${portfolioId}/valuation/${valuationId}`}>
          {t('figures.valueOn', { date: format.date(valueDate) })}
        </TextLink>
      </Text>
      <Line>
        {t('figures.covered', { number: format.number(covered), total: format.number(units) })}
        {left > 0 ? `; ${t('figures.left', { count: left, amount: format.millions(leftValue) })}` : null}
      </Line>
      {outdated.length > 0 ? (
        <Line color="amber">
          {t('figures.outdated', {
            reasons: outdated
              .map(({ reason, units: count }) => t(`figures.outdatedBy.${reason}`, { count }))
              .join(', '),
          })}{' '}
          {shown.length > 0 ? (
            <TextLink to={`/${portfolioId}/hub?outdated=${shown.join(',')}`}>{hub('outdated.show')}</TextLink>
          ) : null}
        </Line>
      ) : null}
    </>
  );
}
