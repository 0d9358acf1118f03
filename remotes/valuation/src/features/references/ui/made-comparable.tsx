import type { Reference } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { chakra } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { isIndexed } from '../model/is-indexed';

const Steps = chakra('dl', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2', py: '1', fontSize: 'xs' },
});
const Name = chakra('dt', { base: { color: 'muted' } });
const Figure = chakra('dd', {
  base: { fontVariantNumeric: 'tabular-nums', '&[data-sum]': { fontWeight: 'semibold' } },
});

const drivers = ['area', 'year', 'label', 'location'] as const;

/** From the price a reference was sold for to what it says of the unit: the index, then each adjustment. */
export function MadeComparable({ reference }: { reference: Reference }) {
  const t = useTexts();
  const f = useFormats();
  const { price, indexation, adjustment, adjustments, adjustedPrice } = reference;
  const parts = adjustments
    ? drivers.map(driver => ({ name: t(`valuation.driver.${driver}`), effect: adjustments[driver] }))
    : [{ name: t('valuation.adjustment'), effect: adjustment }];
  return (
    <Steps>
      <div>
        <Name>{t('valuation.soldFor')}</Name>
        <Figure>{f.money(price)}</Figure>
      </div>
      <div>
        <Name>
          {isIndexed(reference)
            ? t('valuation.indexedPrice', { change: f.signedPercent(indexation) })
            : t('valuation.notIndexed')}
        </Name>
        <Figure data-sum>{f.money(Math.round(price * (1 + indexation)))}</Figure>
      </div>
      {parts.map(({ name, effect }) => (
        <div key={name}>
          <Name>{name}</Name>
          <Figure>{f.signedPercent(effect)}</Figure>
        </div>
      ))}
      <div>
        <Name>{t('valuation.saysOfUnit')}</Name>
        <Figure data-sum>{f.money(adjustedPrice)}</Figure>
      </div>
    </Steps>
  );
}
