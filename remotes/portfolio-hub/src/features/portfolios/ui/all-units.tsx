import { portfolioQueries } from '@kavel/api-client';
import { fullAddress, type Portfolio } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import {
  Card,
  EnergyLabelBadge,
  SectionTitle,
  Skeleton,
  Text,
  TextLink,
  useBreakpoint,
} from '@kavel/ui/core';
import { DataTable } from '@kavel/ui/data';
import { LoadError } from '../../../common/load-error';
import { useAllUnitsTexts } from '../../../i18n/all-units';
import { searchUnits } from '../model/unit-search';

/** Units of all active portfolios, to find the portfolio of an address. */
export function AllUnits({ portfolios, search }: { portfolios: readonly Portfolio[]; search: string }) {
  const t = useAllUnitsTexts();
  const format = useFormats();
  const narrow = !useBreakpoint('md');
  const units = useQuery(portfolioQueries.units());
  if (units.isError) {
    return <LoadError error={units.error} onRetry={() => void units.refetch()} subject="portfolio" />;
  }
  if (!units.data) return <Skeleton height="14rem" role="status" aria-label={t('loading')} />;

  const names = new Map(portfolios.map(({ id, name }) => [id, name]));
  const found = searchUnits(units.data, names, search);
  return (
    <section>
      <SectionTitle mb="2">{t('title', { count: format.number(found.length) })}</SectionTitle>
      <Card overflow="hidden">
        <DataTable
          label={t('list')}
          rows={found}
          rowKey={({ id }) => id}
          maxHeight="32rem"
          columns={[
            {
              key: 'address',
              header: t('address'),
              width: 'minmax(12rem, 3fr)',
              sortBy: ({ addressObjectData }) => fullAddress(addressObjectData),
              cell: ({ portfolioId, addressObjectData }) => (
                <TextLink to={`/${portfolioId}/hub`} display="block" truncate>
                  {fullAddress(addressObjectData)}
                </TextLink>
              ),
            },
            {
              key: 'portfolio',
              header: t('portfolio'),
              width: 'minmax(8rem, 2fr)',
              sortBy: ({ portfolioId }) => names.get(portfolioId) ?? '',
              cell: ({ portfolioId }) => names.get(portfolioId) ?? '–',
            },
            ...(narrow
              ? []
              : [
                  {
                    key: 'area',
                    header: t('area'),
                    width: '7rem',
                    numeric: true,
                    sortBy: ({ addressObjectData: { oppervlakte } }: (typeof found)[number]) => oppervlakte,
                    cell: ({ addressObjectData: { oppervlakte } }: (typeof found)[number]) =>
                      oppervlakte === null ? '–' : format.area(oppervlakte),
                  },
                  {
                    key: 'label',
                    header: t('label'),
                    width: '6rem',
                    cell: ({ addressObjectData }: (typeof found)[number]) => (
                      <EnergyLabelBadge label={addressObjectData.energielabel} />
                    ),
                  },
                ]),
          ]}
          empty={
            <Text p="4" color="muted" fontSize="sm">
              {t(units.data.length === 0 ? 'none' : 'noneFound')}
            </Text>
          }
        />
      </Card>
    </section>
  );
}
