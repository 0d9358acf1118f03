import type { SustainabilityMeasure } from '@kavel/contracts/sustainability';
import { useFormats } from '@kavel/i18n';
import { Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n';
import { paybackOf } from '../model/plan';
import { Section } from './page-frame';
import { usePrice } from './price-field';

type Costed = Pick<SustainabilityMeasure, 'name' | 'euros' | 'savedKwh'>;

export interface MeasuresTableProps<Row extends Costed> {
  rows: readonly Row[];
  /** Where the figures are from. */
  origins: readonly Pick<SustainabilityMeasure, 'source' | 'year' | 'fictional'>[];
  last: { head: string; numeric?: boolean; cell: (row: Row) => ReactNode };
}

/** Cost and effect of measures, with payback at a price of the user. */
export function MeasuresTable<Row extends Costed>({ rows, origins, last }: MeasuresTableProps<Row>) {
  const t = useTexts();
  const format = useFormats();
  const { price, field } = usePrice();
  const sources = [...new Set(origins.map(({ source, year }) => `${source} ${year}`))];
  const numeric = last.numeric ?? false;
  const payback = (row: Row) => {
    const years = paybackOf(row, price);
    return years === null ? t('measures.never') : t('measures.years', { value: format.decimal(years) });
  };
  if (rows.length === 0)
    return (
      <Section title={t('measures.heading')}>
        <Text fontSize="sm" color="muted">
          {t('measures.none')}
        </Text>
      </Section>
    );
  return (
    <Section title={t('measures.heading')}>
      {field}
      <PlainTableFrame label={t('measures.table')}>
        <PlainTable>
          <thead>
            <tr>
              <Th scope="col">{t('measures.name')}</Th>
              {(['euros', 'saved', 'payback'] as const).map(column => (
                <Th key={column} scope="col" numeric>
                  {t(`measures.${column}`)}
                </Th>
              ))}
              <Th scope="col" numeric={numeric}>
                {last.head}
              </Th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.name}>
                <Th scope="row">{row.name}</Th>
                <Td numeric>{format.money(row.euros)}</Td>
                <Td numeric>{t('measures.kwh', { value: format.number(row.savedKwh) })}</Td>
                <Td numeric>{payback(row)}</Td>
                <Td numeric={numeric}>{last.cell(row)}</Td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </PlainTableFrame>
      <Text fontSize="xs" color="muted">
        {t('measures.source', { source: sources.join(', ') })}{' '}
        {origins.some(({ fictional }) => fictional) ? t('measures.fictional') : ''}
      </Text>
    </Section>
  );
}
