import { hasPermission, useSession } from '@kavel/auth';
import type { TouchedPortfolio, TouchRule } from '@kavel/contracts/content';
import { useQuery } from '@kavel/query';
import { Box, Skeleton, Text, TextLink } from '@kavel/ui/core';
import { touchQuery } from '../../../common/api/touch-query';
import { useLegalTexts } from '../i18n';
import { hubAddress } from '../model/hub-address';

/** Portfolios that are named; the rest is a number. */
const named = 3;

/** How many of the reader's units a law touches, with the way to them. Nothing without access to portfolios. */
export function TouchedUnits({ rule }: { rule: TouchRule }) {
  const t = useLegalTexts();
  const allowed = hasPermission(useSession(), 'auth.portfolio-hub');
  const { data, error } = useQuery({ ...touchQuery(rule), enabled: allowed });
  if (!allowed) return null;
  if (error)
    return (
      <Text fontSize="sm" color="muted">
        {t('touches.failed')}
      </Text>
    );
  if (data === undefined) return <Skeleton height="6" maxWidth="16rem" />;
  return <Counted rule={rule} portfolios={data} />;
}

function Counted({ rule, portfolios }: { rule: TouchRule; portfolios: readonly TouchedPortfolio[] }) {
  const t = useLegalTexts();
  const count = portfolios.reduce((sum, { units }) => sum + units, 0);
  if (count === 0)
    return (
      <Text fontSize="sm" color="muted">
        {t('touches.none')}
      </Text>
    );
  const more = portfolios.length - named;
  return (
    <Text as="div" fontSize="sm">
      <strong>{t('touches.some', { count })}</strong>
      {': '}
      {portfolios.slice(0, named).map(({ portfolioId, name, units }, index) => (
        <Box as="span" key={portfolioId}>
          {index > 0 ? ' · ' : null}
          <TextLink to={hubAddress(portfolioId, rule)}>
            {name} ({t('touches.units', { count: units })})
          </TextLink>
        </Box>
      ))}
      {more > 0 ? ` ${t('touches.more', { count: more })}` : null}
    </Text>
  );
}
