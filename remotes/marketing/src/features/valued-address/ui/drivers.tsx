import { shownSteps } from '@kavel/contracts';
import type { ExplainedEstimate } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { Box, Text } from '@kavel/ui/core';
import { EffectBars } from '@kavel/ui/data';
import { useValuedAddressTexts } from '../../../i18n/valued-address';
import { Section } from '../../../layout/section';

/** Steps from the median comparable to the value. */
export function Drivers({ estimate }: { estimate: ExplainedEstimate }) {
  const t = useValuedAddressTexts();
  const format = useFormats();
  const { drivers, baseValue } = estimate;
  const amounts = drivers.map(({ effect }) => effect);
  const steps = shownSteps({ ...estimate, value: baseValue }, amounts, estimate);
  const signed = (amount: number) => `${amount > 0 ? '+' : ''}${format.money(amount)}`;
  return (
    <Section
      heading={t('drivers.heading')}
      lead={t('drivers.lead', { base: format.money(steps.from), value: format.money(steps.to) })}
    >
      <Box maxWidth="44rem">
        <EffectBars
          effects={drivers.map(({ driver }, at) => {
            const amount = steps.amounts[at] ?? 0;
            return { key: driver, label: t(`drivers.${driver}`), amount, text: signed(amount) };
          })}
        />
      </Box>
      <Text mt="4" maxWidth="44rem" fontSize="sm" color="muted">
        {t('drivers.note')}
      </Text>
    </Section>
  );
}
