import type { Scenario } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { chakra } from '@kavel/ui/core';
import { PlainTable, TableFrame, Td, Th } from '../../../common/plain-table';
import { useTexts } from '../../../i18n';
import { lineRows, sums } from '../model/year-rows';

const Negative = chakra('span', { base: { color: 'muted' } });

/** Fifteen years, line by line, down to the cash flow and its present value. */
export function YearTable({ scenario }: { scenario: Scenario }) {
  const t = useTexts();
  const f = useFormats();
  const total = sums(scenario);
  const amount = (value: number) => (value < 0 ? <Negative>{f.number(value)}</Negative> : f.number(value));
  const yearRow = (key: string, label: string, amounts: readonly number[], sum: number, strong: boolean) => (
    <tr key={key}>
      <Th sticky scope="row" strong={strong} color={strong ? 'text' : 'muted'}>
        {label}
      </Th>
      {amounts.map((value, index) => (
        <Td key={scenario.years[index]?.year} numeric strong={strong}>
          {amount(value)}
        </Td>
      ))}
      <Td numeric strong={strong}>
        {amount(sum)}
      </Td>
    </tr>
  );

  return (
    <TableFrame label={t('dcf.yearTable')}>
      <PlainTable aria-label={t('dcf.yearTable')}>
        <thead>
          <tr>
            <Th sticky>{t('dcf.year')}</Th>
            {scenario.years.map(({ year }) => (
              <Th key={year} numeric>
                {year}
              </Th>
            ))}
            <Th numeric>{t('dcf.sum')}</Th>
          </tr>
        </thead>
        <tbody>
          {lineRows(scenario).map(({ line, amounts, sum }) =>
            yearRow(line, t(`dcf.lines.${line}`), amounts, sum, false),
          )}
          {yearRow(
            'net',
            t('dcf.netFlow'),
            scenario.years.map(({ net }) => net),
            total.net,
            true,
          )}
          {yearRow(
            'present',
            t('dcf.presentValue'),
            scenario.years.map(({ presentValue }) => presentValue),
            total.presentValue,
            true,
          )}
        </tbody>
      </PlainTable>
    </TableFrame>
  );
}
