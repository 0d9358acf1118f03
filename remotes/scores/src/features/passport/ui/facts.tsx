import type { RealEstateObject } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { chakra, EnergyLabelBadge, SectionTitle } from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(6.5rem, auto) minmax(0, 1fr) 4.5rem',
    alignItems: 'center',
    columnGap: '3',
    minHeight: 'row',
    py: '1',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
  },
});

/** What the registers say of the object, each fact with its register. */
export function Facts({ object }: { object: RealEstateObject }) {
  const t = useTexts();
  const format = useFormats();
  const unknown = <chakra.span color="muted">{t('facts.unknown')}</chakra.span>;
  const facts: [Parameters<typeof t>[0], ReactNode, string][] = [
    ['facts.gebruiksdoel', object.gebruiksdoelen.join(', ') || null, 'BAG'],
    ['facts.oppervlakte', object.oppervlakte && format.area(object.oppervlakte), 'BAG'],
    ['facts.bouwjaar', object.bouwjaar, 'BAG'],
    [
      'facts.energielabel',
      object.energielabel && <EnergyLabelBadge label={object.energielabel} />,
      'EP-Online',
    ],
    ['facts.buurt', object.buurtnaam, 'CBS'],
    ['facts.wijk', object.wijknaam, 'CBS'],
    ['facts.gemeente', object.gemeentenaam, 'CBS'],
    ['facts.verblijfsobject', object.objectId, 'BAG'],
    ['facts.pand', object.pandId, 'BAG'],
  ];
  return (
    <section>
      <SectionTitle mb="1">{t('facts.heading')}</SectionTitle>
      <dl>
        {facts.map(([name, value, source]) => (
          <Row key={name}>
            <chakra.dt color="muted">{t(name)}</chakra.dt>
            <chakra.dd fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {value ?? unknown}
            </chakra.dd>
            <chakra.dd color="muted" fontSize="xs" textAlign="end">
              {object.fictional ? t('facts.sourceDemo') : source}
            </chakra.dd>
          </Row>
        ))}
      </dl>
    </section>
  );
}
