import type { InvestmentReference } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import type { Column } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import { rentPerM2 } from '../model/rent-per-m2';

/** Columns of sales of let property: place, date, area, price, rent and gross initial yield. */
export function useInvestmentColumns(): Column<InvestmentReference>[] {
  const t = useTexts();
  const f = useFormats();
  const street = ({ address }: InvestmentReference) => address.split(',')[0] ?? address;
  const number = (
    key: string,
    header: string,
    width: string,
    value: (sale: InvestmentReference) => number | null,
    written: (value: number) => string,
  ): Column<InvestmentReference> => ({
    key,
    header,
    width,
    numeric: true,
    sortBy: value,
    cell: sale => {
      const amount = value(sale);
      return amount === null ? '–' : written(amount);
    },
  });
  return [
    {
      key: 'address',
      header: t('common.address'),
      width: 'minmax(9rem, 1fr)',
      sortBy: street,
      cell: sale => <span title={sale.address}>{street(sale)}</span>,
    },
    number(
      'distance',
      t('valuation.distance'),
      '7rem',
      sale => sale.distanceInKm,
      km => f.distance(km * 1000),
    ),
    {
      key: 'date',
      header: t('valuation.dealDate'),
      width: '5.75rem',
      sortBy: sale => sale.transactionDate,
      cell: sale => f.month(sale.transactionDate),
    },
    number('area', t('buckets.area'), '4.5rem', sale => sale.oppervlakte, f.number),
    number('price', t('valuation.price'), '6.5rem', sale => sale.price, f.number),
    number('rent', t('income.rent'), '7.5rem', sale => sale.annualRent, f.number),
    number('rentPerM2', t('income.rentPerM2'), '6.5rem', rentPerM2, f.number),
    number('yield', t('income.barKk'), '5.75rem', sale => sale.barKk, f.percent),
  ];
}
