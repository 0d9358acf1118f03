import { LineChart } from '@kavel/charts';
import { roundedTo, roundingStep, shownValue } from '@kavel/contracts';
import { whatIfKeys } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { Box, Stack, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { chartFile, type NamedValuation } from '../../../common/chart-file';
import { useTexts } from '../../../i18n';
import type { ComparedScenario } from '../model/compared';
import { useAmountText } from './use-change-text';

interface ComparisonProps {
  valuation: NamedValuation;
  /** The valuation, then the scenarios. */
  compared: readonly ComparedScenario[];
}

/** Scenarios side by side: the parameters that differ, the value, and the cash flow of each year. */
export function Comparison({ valuation, compared }: ComparisonProps) {
  const t = useTexts();
  const f = useFormats();
  const amountOf = useAmountText();
  const [base] = compared;
  const differing = whatIfKeys.filter(key => compared.some(({ change }) => change[key]));
  const withYears = compared.flatMap(({ net, ...one }) => (net ? [{ ...one, net }] : []));
  const flows = withYears.flatMap(({ net }) => net);
  const usual = flows.reduce((sum, amount) => sum + Math.abs(amount), 0) / Math.max(1, flows.length);
  const step = roundingStep({ value: usual });
  const years = withYears[0]?.net.map((_, at) => at) ?? [];
  const heads = compared.map(({ key, name }) => (
    <Th key={key} numeric>
      {name}
    </Th>
  ));
  const rounded = (amount: number) => roundedTo(amount, step);

  return (
    <Stack gap="3" mt="4">
      <PlainTableFrame label={t('whatIf.sideBySide')}>
        <PlainTable aria-label={t('whatIf.sideBySide')}>
          <thead>
            <tr>
              <Th sticky>{t('whatIf.changes')}</Th>
              {heads}
            </tr>
          </thead>
          <tbody>
            {differing.map(key => (
              <tr key={key}>
                <Th sticky scope="row" color="muted">
                  {t(`whatIf.keys.${key}`)}
                </Th>
                {compared.map(({ key: of, change }) => (
                  <Td key={of} numeric>
                    {amountOf(key, change)}
                  </Td>
                ))}
              </tr>
            ))}
            <tr>
              <Th sticky scope="row" strong>
                {t('dcf.marketValue')}
              </Th>
              {compared.map(({ key, marketValue }) => (
                <Td key={key} numeric strong>
                  {marketValue === null ? '–' : f.money(shownValue({ value: marketValue }))}
                </Td>
              ))}
            </tr>
            <tr>
              <Th sticky scope="row" color="muted">
                {t('whatIf.difference')}
              </Th>
              {compared.map(({ key, marketValue }) => (
                <Td key={key} numeric>
                  {marketValue !== null && base?.marketValue && key !== base.key
                    ? f.signedPercent(marketValue / base.marketValue - 1)
                    : '–'}
                </Td>
              ))}
            </tr>
            {years.map(at => (
              <tr key={at}>
                <Th sticky scope="row" color="muted">
                  {t('dcf.year')} {at + 1}
                </Th>
                {compared.map(({ key, net }) => (
                  <Td key={key} numeric>
                    {net ? f.number(rounded(net[at] ?? 0)) : '–'}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </PlainTableFrame>
      {withYears.length > 0 ? (
        <Box>
          <LineChart
            label={t('whatIf.flowChart')}
            labelHeader={t('dcf.year')}
            labels={years.map(at => String(at + 1))}
            series={withYears.map(({ key, name, net }) => ({
              key,
              label: name,
              values: net.map(rounded),
            }))}
            format={f.money}
            zero={false}
            file={chartFile(valuation, t('whatIf.flowChart'))}
          />
          <Text fontSize="xs" color="muted">
            {t('whatIf.flowText')}
          </Text>
        </Box>
      ) : null}
    </Stack>
  );
}
