import {
  type OwnSaleColumn,
  type OwnSaleReading,
  type OwnSaleRowResult,
  readOwnSaleRow,
} from '@kavel/contracts/transactions';
import { useFormats } from '@kavel/i18n';
import type { ImportRow } from '@kavel/table-import';
import { SectionTitle, TextTable } from '@kavel/ui/core';
import { ScrollRegion } from '@kavel/ui/data';
import { useTexts } from '../i18n';

/** Enough to see whether dates, prices and areas were read as they are meant. */
const mostShown = 8;

export interface ReadSalesProps {
  results: readonly OwnSaleRowResult[];
  rows: readonly ImportRow<OwnSaleColumn>[];
  reading: OwnSaleReading;
}

/** The first transactions that a delivery brings, as they were read from the file. */
export function ReadSales({ results, rows, reading }: ReadSalesProps) {
  const t = useTexts();
  const { date, money, number } = useFormats();
  const cellsOf = new Map(rows.map(({ line, cells }) => [line, cells]));
  const read = results
    .filter(({ outcome }) => outcome === 'accepted')
    .slice(0, mostShown)
    .flatMap(({ line, address }) => {
      const { sale } = readOwnSaleRow(cellsOf.get(line) ?? {}, reading);
      return sale === null ? [] : [{ line, address: address ?? sale.address, sale }];
    });
  if (read.length === 0) return null;
  return (
    <>
      <SectionTitle>{t('read.title')}</SectionTitle>
      <ScrollRegion label={t('read.title')} overflowX="auto">
        <TextTable dense>
          <thead>
            <tr>
              <th scope="col">{t('fields.address')}</th>
              <th scope="col">{t('fields.date')}</th>
              <th scope="col" data-figure>
                {t('fields.price')}
              </th>
              <th scope="col" data-figure>
                {t('fields.area')}
              </th>
            </tr>
          </thead>
          <tbody>
            {read.map(({ line, address, sale }) => (
              <tr key={line}>
                <td>{address}</td>
                <td>{date(sale.date)}</td>
                <td data-figure>{t(`read.${sale.propertyType}`, { price: money(sale.amount) })}</td>
                <td data-figure>{sale.area === null ? '–' : number(sale.area)}</td>
              </tr>
            ))}
          </tbody>
        </TextTable>
      </ScrollRegion>
    </>
  );
}
