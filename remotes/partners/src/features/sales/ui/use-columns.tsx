import type { InvestmentReference } from '@kavel/contracts/estimates';
import { useFormats, useVtwTypes } from '@kavel/i18n';
import type { Column } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import { pricePerSquareMetre } from '../model/median';

type Sale = InvestmentReference;

/** Includes the distance column only when there is a place to measure from. */
export function useColumns(around: boolean): Column<Sale>[] {
  const t = useTexts();
  const f = useFormats();
  const types = useVtwTypes();

  const figure = (
    key: string,
    header: string,
    of: (sale: Sale) => number | null,
    written: (value: number) => string,
  ): Column<Sale> => ({
    key,
    header,
    numeric: true,
    width: 'minmax(6rem, 0.6fr)',
    sortBy: of,
    cell: sale => {
      const value = of(sale);
      return value === null ? '–' : written(value);
    },
  });
  const distance = figure(
    'distance',
    t('sales.distance'),
    sale => sale.distanceInKm,
    kilometres => f.distance(kilometres * 1000),
  );

  return [
    {
      key: 'address',
      header: t('address'),
      width: 'minmax(14rem, 2fr)',
      sortBy: ({ address }) => address,
      cell: ({ address }) => <span title={address}>{address}</span>,
    },
    ...(around ? [distance] : []),
    {
      key: 'date',
      header: t('sales.date'),
      width: 'minmax(6rem, 0.6fr)',
      sortBy: ({ transactionDate }) => transactionDate,
      cell: ({ transactionDate }) => f.month(transactionDate),
    },
    {
      key: 'type',
      header: t('sales.type'),
      width: 'minmax(8rem, 0.8fr)',
      sortBy: ({ vtwType }) => types(vtwType),
      cell: ({ vtwType }) => types(vtwType),
    },
    figure('area', t('sales.area'), sale => sale.oppervlakte, f.number),
    figure('price', t('sales.price'), sale => sale.price, f.number),
    figure('perMetre', t('sales.perMetre'), pricePerSquareMetre, f.number),
    figure('rent', t('sales.rent'), sale => sale.annualRent, f.number),
    figure('yield', t('sales.yield'), sale => sale.barKk, f.percent),
  ];
}
