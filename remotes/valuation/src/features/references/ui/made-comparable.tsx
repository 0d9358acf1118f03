import type { Reference } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { DescriptionList, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { isIndexed } from '../model/is-indexed';

const drivers = ['area', 'year', 'label', 'location'] as const;

/** From the sale price of a reference to its price adjusted to the unit: the index, then each adjustment. */
export function MadeComparable({ reference }: { reference: Reference }) {
  const t = useTexts();
  const f = useFormats();
  const { price, indexation, adjustment, adjustments, adjustedPrice } = reference;
  const parts = adjustments
    ? drivers.map(driver => ({ name: t(`valuation.driver.${driver}`), effect: adjustments[driver] }))
    : [{ name: t('valuation.adjustment'), effect: adjustment }];
  return (
    <DescriptionList
      look="inline"
      py="1"
      items={[
        { term: t('valuation.soldFor'), value: f.money(price) },
        {
          term: isIndexed(reference)
            ? t('valuation.indexedPrice', { change: f.signedPercent(indexation) })
            : t('valuation.notIndexed'),
          value: <Sum>{f.money(Math.round(price * (1 + indexation)))}</Sum>,
        },
        ...parts.map(({ name, effect }) => ({ term: name, value: f.signedPercent(effect) })),
        { term: t('valuation.saysOfUnit'), value: <Sum>{f.money(adjustedPrice)}</Sum> },
      ]}
    />
  );
}

function Sum({ children }: { children: string }) {
  return (
    <Text as="strong" fontWeight="semibold">
      {children}
    </Text>
  );
}
