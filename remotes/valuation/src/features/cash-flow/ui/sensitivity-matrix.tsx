import { type CashFlow, shownValue } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, SectionTitle, Text, VisuallyHidden } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import { heat, nearest } from '../model/heat';

/** Value by discount rate and exit yield; darker is higher, the current pair is outlined. */
export function SensitivityMatrix({ cashFlow }: { cashFlow: CashFlow }) {
  const t = useTexts();
  const f = useFormats();
  const { discountRates, exitYields, values } = cashFlow.sensitivity;
  const shades = heat(values);
  const parameterValue = (key: string) =>
    cashFlow.parameters.find(parameter => parameter.key === key)?.value ?? 0;
  const current = {
    row: nearest(discountRates, parameterValue('discountRate')),
    column: nearest(exitYields, parameterValue('exitYield')),
  };
  return (
    <Box minWidth="0">
      <SectionTitle>{t('dcf.sensitivity')}</SectionTitle>
      <Text fontSize="sm" color="muted" mb="2">
        {t('dcf.sensitivityText')}
      </Text>
      <PlainTableFrame label={t('dcf.sensitivity')}>
        <PlainTable data-dense aria-label={t('dcf.sensitivity')}>
          <thead>
            <tr>
              <Th sticky>
                <span aria-hidden>↓ →</span>
                <VisuallyHidden>{t('dcf.keys.discountRate')}</VisuallyHidden>
              </Th>
              {exitYields.map(rate => (
                <Th key={rate} numeric scope="col">
                  {f.percent(rate)}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {discountRates.map((rate, row) => (
              <tr key={rate}>
                <Th sticky scope="row">
                  {f.percent(rate)}
                </Th>
                {exitYields.map((exitYield, column) => {
                  const isCurrent = row === current.row && column === current.column;
                  const shade = Math.round((shades[row]?.[column] ?? 0) * 30) + 4;
                  return (
                    <Td
                      key={exitYield}
                      numeric
                      strong={isCurrent}
                      outline={isCurrent ? '2px solid' : undefined}
                      outlineColor="accent"
                      outlineOffset="-2px"
                      style={{
                        backgroundColor: `color-mix(in srgb, var(--kavel-colors-accent) ${shade}%, transparent)`,
                      }}
                    >
                      {f.number(shownValue({ value: values[row]?.[column] ?? 0 }))}
                      {isCurrent ? <VisuallyHidden> {t('dcf.current')}</VisuallyHidden> : null}
                    </Td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </PlainTableFrame>
    </Box>
  );
}
