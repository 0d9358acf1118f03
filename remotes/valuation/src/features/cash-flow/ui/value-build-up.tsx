import type { Scenario } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, SectionTitle, Text } from '@kavel/ui/core';
import { PlainTable, TableFrame, Td, Th } from '../../../common/plain-table';
import { useTexts } from '../../../i18n';
import { sums } from '../model/year-rows';

/** How the years and the end value add up to the net value of a scenario. */
export function ValueBuildUp({ scenario }: { scenario: Scenario }) {
  const t = useTexts();
  const f = useFormats();
  const rows = [
    { key: 'flow', label: t('dcf.cashPresent'), value: sums(scenario).presentValue },
    { key: 'end', label: t('dcf.endValuePresent'), value: scenario.endValuePresent },
    { key: 'gross', label: t('dcf.gross'), value: scenario.grossValue, strong: true },
    { key: 'transfer', label: t('dcf.transferCosts'), value: -Math.abs(scenario.transferCosts) },
    { key: 'net', label: t('dcf.net'), value: scenario.netValue, strong: true },
  ];
  return (
    <Box minWidth="0">
      <SectionTitle>{t('dcf.buildUp')}</SectionTitle>
      <Text fontSize="sm" color="muted" mb="2">
        {t('dcf.endValueNominal', { amount: f.money(scenario.endValue) })}
      </Text>
      <TableFrame>
        <PlainTable aria-label={t('dcf.buildUp')}>
          <tbody>
            {rows.map(({ key, label, value, strong = false }) => (
              <tr key={key}>
                <Th scope="row" strong={strong} color={strong ? 'text' : 'muted'}>
                  {label}
                </Th>
                <Td numeric strong={strong}>
                  {f.money(value)}
                </Td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </TableFrame>
    </Box>
  );
}
