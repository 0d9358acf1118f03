import type { Scenario } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Text, type TextProps } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import { shownYears } from '../model/shown-years';

const Negative = (props: TextProps) => <Text as="span" color="muted" {...props} />;

/** Fifteen years, line by line, down to the cash flow and its present value; rounded by their precision. */
export function YearTable({ scenario }: { scenario: Scenario }) {
  const t = useTexts();
  const f = useFormats();
  const shown = shownYears(scenario);
  const amount = (value: number) => (value < 0 ? <Negative>{f.number(value)}</Negative> : f.number(value));
  const yearRow = (
    key: string,
    label: string,
    amounts: readonly (number | null)[],
    sum: number,
    strong: boolean,
  ) => (
    <tr key={key}>
      <Th sticky scope="row" strong={strong} color={strong ? 'text' : 'muted'}>
        {label}
      </Th>
      {amounts.map((value, index) => (
        <Td key={scenario.years[index]?.year} numeric strong={strong}>
          {value === null ? null : amount(value)}
        </Td>
      ))}
      <Td numeric strong={strong}>
        {amount(sum)}
      </Td>
    </tr>
  );

  return (
    <>
      <PlainTableFrame label={t('dcf.yearTable')}>
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
            {shown.lines.map(({ line, amounts, sum }) =>
              yearRow(line, t(`dcf.lines.${line}`), amounts, sum, false),
            )}
            {yearRow('net', t('dcf.netFlow'), shown.net.amounts, shown.net.sum, true)}
            {yearRow(
              'present',
              t('dcf.presentValue'),
              shown.presentValue.amounts,
              shown.presentValue.sum,
              true,
            )}
            {yearRow('end', t('dcf.endValue'), shown.endValue.amounts, shown.endValue.sum, false)}
            {yearRow(
              'endPresent',
              t('dcf.endValuePresent'),
              shown.endPresent.amounts,
              shown.endPresent.sum,
              false,
            )}
          </tbody>
        </PlainTable>
      </PlainTableFrame>
      <Text fontSize="xs" color="muted" px="4" py="2">
        {t('dcf.yearRounding')}
      </Text>
    </>
  );
}
