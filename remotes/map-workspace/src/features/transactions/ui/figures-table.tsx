import {
  fewestForMedian,
  type Spread,
  type TransactionFilter,
  type TransactionStatistics,
} from '@kavel/contracts/transactions';
import { useFormats } from '@kavel/i18n';
import { TextTable } from '@kavel/ui/core';
import type { Figures } from '../api/use-figures';
import { useTexts } from '../i18n';
import type { Comparison } from '../model/transaction-view';
import { useColumnNames } from './use-column-names';
import { useValueFormat } from './use-words';

export interface FiguresTableProps {
  figures: Figures;
  filter: TransactionFilter;
  compare: Comparison;
}

/** Table of the figures of one or two selections. */
export function FiguresTable({ figures, filter, compare }: FiguresTableProps) {
  const t = useTexts();
  const { number, signedPercent } = useFormats();
  const perArea = useValueFormat('pricePerM2', filter).unit ?? '';
  const price = useValueFormat('price', filter).unit ?? '';
  const [firstName, secondName] = useColumnNames(figures, compare);
  const { first, second, isCompared } = figures;
  if (!first) return null;

  const middle = (spread: Spread) => (spread ? number(spread.median) : '–');
  const quarters = (spread: Spread) => (spread ? `${number(spread.p25)} – ${number(spread.p75)}` : '–');
  /** The selection has too few transactions. */
  const told = (statistics: TransactionStatistics, write: () => string) =>
    statistics.count < fewestForMedian ? t('figures.few') : write();
  /** Difference of the first from the second. */
  const change = (one: number | undefined, other: number | undefined) =>
    one && other && Math.min(first.count, second?.count ?? 0) >= fewestForMedian
      ? signedPercent(one / other - 1)
      : '–';
  const rows = [
    {
      key: 'count',
      name: t('figures.count'),
      write: (one: TransactionStatistics) => number(one.count),
      change: second && second.count > 0 ? signedPercent(first.count / second.count - 1) : '–',
    },
    {
      key: 'median',
      name: t('figures.median', { unit: perArea }),
      write: (one: TransactionStatistics) => told(one, () => middle(one.pricePerM2)),
      change: change(first.pricePerM2?.median, second?.pricePerM2?.median),
    },
    {
      key: 'spread',
      name: t('figures.spread', { unit: perArea }),
      write: (one: TransactionStatistics) => told(one, () => quarters(one.pricePerM2)),
      change: '',
    },
    {
      key: 'price',
      name: t('figures.medianPrice', { unit: price }),
      write: (one: TransactionStatistics) => told(one, () => middle(one.price)),
      change: change(first.price?.median, second?.price?.median),
    },
    {
      key: 'prices',
      name: t('figures.spreadPrice', { unit: price }),
      write: (one: TransactionStatistics) => told(one, () => quarters(one.price)),
      change: '',
    },
  ];
  return (
    <TextTable
      dense
      aria-label={t('figures.title')}
      width="full"
      fontVariantNumeric="tabular-nums"
      css={{ '& :is(thead th:not(:first-of-type), td)': { textAlign: 'end' } }}
    >
      <thead>
        <tr>
          <th scope="col">{t('figures.measure')}</th>
          <th scope="col">{firstName}</th>
          {isCompared ? (
            <>
              <th scope="col">{secondName}</th>
              <th scope="col">{t('figures.change')}</th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            <td>{row.write(first)}</td>
            {isCompared ? (
              <>
                <td>{second ? row.write(second) : '…'}</td>
                <td>{row.change}</td>
              </>
            ) : null}
          </tr>
        ))}
      </tbody>
    </TextTable>
  );
}
