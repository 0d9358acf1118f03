import { type Scenario, shownValue } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, SectionTitle, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import { shownBuildUp } from '../model/shown-build-up';

/** How the years and the end value add up to the net value of a scenario. */
export function ValueBuildUp({ scenario }: { scenario: Scenario }) {
  const t = useTexts();
  const f = useFormats();
  const shown = shownBuildUp(scenario);
  const rows = [
    { key: 'flow', label: t('dcf.cashPresent'), value: shown.flow },
    { key: 'end', label: t('dcf.endValuePresent'), value: shown.end },
    { key: 'gross', label: t('dcf.gross'), value: shown.gross, strong: true },
    { key: 'transfer', label: t('dcf.transferCosts'), value: shown.transfer },
    { key: 'net', label: t('dcf.net'), value: shown.net, strong: true },
  ];
  return (
    <Box minWidth="0">
      <SectionTitle>{t('dcf.buildUp')}</SectionTitle>
      <Text fontSize="sm" color="muted" mb="2">
        {t('dcf.endValueNominal', { amount: f.money(shownValue({ value: scenario.endValue })) })}
      </Text>
      <PlainTableFrame label={t('dcf.buildUp')}>
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
      </PlainTableFrame>
    </Box>
  );
}
