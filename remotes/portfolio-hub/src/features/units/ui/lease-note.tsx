import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Notice, TextLink } from '@kavel/ui/core';
import { useRentRollTexts } from '../../../i18n/rent-roll';
import { hubQueries } from '../api/hub-queries';

/** Where rent, end and break of a unit come from, when its leases are kept; nothing otherwise. */
export function LeaseNote({ unitId }: { unitId: string }) {
  const t = useRentRollTexts();
  const { number } = useFormats();
  const { data: unit } = useQuery(hubQueries.unit(unitId));
  const leases = unit?.addressObjectData.leases;
  if (unit === undefined || leases === undefined) return null;
  return (
    <Notice tone="info">
      {t('fromLeases', { count: leases.length, n: number(leases.length) })}{' '}
      <TextLink to={`/${unit.portfolioId}/rent-roll`}>{t('title')}</TextLink>
    </Notice>
  );
}
