import type { RealEstateObject } from '@kavel/contracts';
import { useFormats, useVtwTypes } from '@kavel/i18n';
import { Box, DescriptionList, EnergyLabelBadge, Text } from '@kavel/ui/core';
import { useValuedAddressTexts } from '../../../i18n/valued-address';

/** What the registers know of the object. */
export function ObjectFacts({ object }: { object: RealEstateObject }) {
  const t = useValuedAddressTexts();
  const types = useVtwTypes();
  const format = useFormats();
  const unknown = t('facts.unknown');
  const facts = [
    ['oppervlakte', object.oppervlakte ? format.area(object.oppervlakte) : unknown],
    ['bouwjaar', object.bouwjaar ?? unknown],
    ['gebruik', types(object.vtwType)],
    ['energielabel', <EnergyLabelBadge key="label" label={object.energielabel} />],
    ['buurt', object.buurtnaam ?? unknown],
    ['gemeente', object.gemeentenaam ?? unknown],
  ] as const;
  return (
    <section aria-label={t('facts.heading')}>
      <Box as="h2" fontSize="lg" fontWeight="semibold" mb="3">
        {t('facts.heading')}
      </Box>
      <DescriptionList
        look="ruled"
        termWidth="minmax(0, 1fr)"
        fontSize="md"
        items={facts.map(([key, value]) => ({
          key,
          term: t(`facts.${key}`),
          value: <Box textAlign="end">{value}</Box>,
        }))}
      />
      <Text mt="2" fontSize="xs" color="muted">
        {t(object.fictional ? 'facts.demo' : 'facts.source')}
      </Text>
    </section>
  );
}
