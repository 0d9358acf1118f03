import type { ValuationResult } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Box, Figure, Flex, SectionTitle, Text } from '@kavel/ui/core';
import { EffectBars } from '@kavel/ui/data';
import { shownDrivers, shownResult } from '../../../common/shown-result';
import { useTexts } from '../../../i18n';
import { effectsOf } from '../model/effects-of';

/** Drivers that move the value away from the median of the references. */
export function Drivers({ result }: { result: ValuationResult }) {
  const t = useTexts();
  const f = useFormats();
  const effects = effectsOf(result);
  const shown = shownDrivers(
    result,
    effects.map(({ effect }) => effect),
  );
  const signed = (amount: number) =>
    `${amount < 0 ? '−' : amount > 0 ? '+' : ''}${f.number(Math.abs(amount))}`;
  return (
    <Box p="4">
      <SectionTitle>{t('valuation.drivers')}</SectionTitle>
      <Text fontSize="sm" color="muted" mb="3">
        {t('valuation.driversBase', { amount: f.money(shown.base) })}
      </Text>
      <EffectBars
        effects={effects.map(({ driver, effect }, i) => ({
          key: driver,
          label: t(`valuation.driver.${driver}`),
          amount: effect,
          text: signed(shown.effects[i] ?? 0),
        }))}
      />
      <Flex
        justify="space-between"
        mt="3"
        pt="3"
        borderTopWidth="1px"
        borderColor="line"
        fontWeight="semibold"
        fontSize="sm"
      >
        <span>{t('common.value')}</span>
        <Figure>{f.money(shownResult(result).value)}</Figure>
      </Flex>
    </Box>
  );
}
