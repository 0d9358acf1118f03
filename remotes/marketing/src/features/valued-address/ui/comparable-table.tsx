import type { PublicComparable } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { EnergyLabelBadge } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { useValuedAddressTexts } from '../../../i18n/valued-address';

/** One row a sale, heaviest first. */
export function ComparableTable({ comparables }: { comparables: readonly PublicComparable[] }) {
  const t = useValuedAddressTexts();
  const format = useFormats();
  const figures = ['sold', 'area', 'year', 'distance', 'price', 'adjusted', 'weight'] as const;
  return (
    <PlainTableFrame label={t('comparables.table')}>
      <PlainTable aria-label={t('comparables.table')}>
        <thead>
          <tr>
            <Th>{t('comparables.street')}</Th>
            <Th>{t('comparables.label')}</Th>
            {figures.map(key => (
              <Th key={key} numeric>
                {t(`comparables.${key}`)}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparables.map(sale => (
            <tr key={`${sale.street} ${sale.month} ${sale.price} ${sale.weight}`}>
              <Td>{sale.street}</Td>
              <Td>
                <EnergyLabelBadge label={sale.energielabel} />
              </Td>
              <Td numeric>{format.month(`${sale.month}-01`)}</Td>
              <Td numeric>{format.area(sale.oppervlakte)}</Td>
              <Td numeric>{sale.bouwjaar ?? '–'}</Td>
              <Td numeric>{format.distance(sale.distance)}</Td>
              <Td numeric>{format.money(sale.price)}</Td>
              <Td numeric>{format.money(sale.adjustedPrice)}</Td>
              <Td numeric>{format.percent(sale.weight)}</Td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </PlainTableFrame>
  );
}
