import type { OverridePolicyBody } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { Box, Figure, Text } from '@kavel/ui/core';
import { useOverrideLimitTexts } from '../../../i18n/override-limits';

/** Euro. */
const exampleValue = 300_000;

/** Shows the limits for an example value. */
export function LimitsExample({ policy: { alone, together } }: { policy: OverridePolicyBody }) {
  const t = useOverrideLimitTexts();
  const f = useFormats();
  const within = (fraction: number) => ({
    low: f.money(exampleValue * (1 - fraction)),
    high: f.money(exampleValue * (1 + fraction)),
  });
  return (
    <Box bg="sunken" borderRadius="md" p="3" fontSize="sm">
      <Text fontWeight="medium">{t('example.title', { value: f.money(exampleValue) })}</Text>
      <ul>
        <li>
          <Figure>{t('example.alone', within(alone))}</Figure>
        </li>
        {together > alone ? (
          <li>
            <Figure>{t('example.together', within(together))}</Figure>
          </li>
        ) : null}
        <li>{t('example.beyond')}</li>
      </ul>
    </Box>
  );
}
