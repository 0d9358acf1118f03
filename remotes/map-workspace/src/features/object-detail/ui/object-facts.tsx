import type { RealEstateObject } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { chakra, EnergyLabelBadge, Skeleton } from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n';

const List = chakra('dl', { base: { m: 0, px: '4', py: '2', borderTopWidth: '1px', borderColor: 'line' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '8rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: '3',
    minHeight: '8',
    fontSize: 'sm',
  },
});
const Term = chakra('dt', { base: { color: 'muted' } });
const Value = chakra('dd', { base: { m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } });

/** The facts of the registers, each in its row; rows keep their place while loading. */
export function ObjectFacts({ object }: { object: RealEstateObject | null }) {
  const t = useTexts();
  const { area } = useFormats();
  const unknown = t('object.unknown');

  const rows: [string, (known: RealEstateObject) => ReactNode][] = [
    [t('object.type'), known => t(`types.${known.vtwType}`)],
    [t('object.function'), known => known.gebruiksdoelen.join(', ') || unknown],
    [t('object.area'), known => (known.oppervlakte === null ? unknown : area(known.oppervlakte))],
    [t('object.year'), known => known.bouwjaar ?? unknown],
    [
      t('object.energyLabel'),
      known => (known.energielabel ? <EnergyLabelBadge label={known.energielabel} /> : unknown),
    ],
    [t('object.buurt'), known => known.buurtnaam ?? unknown],
    [t('object.gemeente'), known => known.gemeentenaam ?? unknown],
    [t('object.identification'), known => known.objectId],
    [t('object.source'), known => t(known.fictional ? 'object.sourceFictional' : 'object.sourceBag')],
  ];

  return (
    <List>
      {rows.map(([term, show]) => (
        <Row key={term}>
          <Term>{term}</Term>
          <Value>{object ? show(object) : <Skeleton height="4" width="60%" />}</Value>
        </Row>
      ))}
    </List>
  );
}
