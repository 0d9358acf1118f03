import type { RealEstateObject } from '@kavel/contracts';
import type { ObjectFigure, ObjectFigureName } from '@kavel/contracts/objects';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { DescriptionList, EnergyLabelBadge, Skeleton, Text } from '@kavel/ui/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n';
import { figuresQuery } from '../api/figures-query';

export interface ObjectFactsProps {
  objectId: string;
  /** Null while it loads. */
  object: RealEstateObject | null;
}

/** The facts of the registers, each in its row with its register and date; rows keep their place while loading. */
export function ObjectFacts({ objectId, object }: ObjectFactsProps) {
  const t = useTexts();
  const { area } = useFormats();
  const { data: figures, error } = useQuery(figuresQuery(objectId));
  const unknown = t('object.unknown');

  const rows: [string, ObjectFigureName | null, (known: RealEstateObject) => ReactNode][] = [
    [t('object.type'), null, known => t(`types.${known.vtwType}`)],
    [
      t('figures.gebruiksdoelen'),
      'gebruiksdoelen',
      known => known.gebruiksdoelen.map(one => t(`gebruiksdoelen.${one}`)).join(', ') || unknown,
    ],
    [
      t('figures.oppervlakte'),
      'oppervlakte',
      known => (known.oppervlakte === null ? unknown : area(known.oppervlakte)),
    ],
    [t('figures.bouwjaar'), 'bouwjaar', known => known.bouwjaar ?? unknown],
    [
      t('figures.energielabel'),
      'energielabel',
      known => (known.energielabel ? <EnergyLabelBadge label={known.energielabel} /> : unknown),
    ],
    [t('figures.buurtnaam'), 'buurtnaam', known => known.buurtnaam ?? unknown],
    [t('figures.gemeentenaam'), 'gemeentenaam', known => known.gemeentenaam ?? unknown],
    [t('figures.objectId'), 'objectId', known => known.objectId],
  ];

  return (
    <>
      <DescriptionList
        look="rows"
        px="4"
        py="2"
        borderTopWidth="1px"
        borderColor="line"
        items={rows.map(([term, name, show]) => ({
          term,
          value: (
            <>
              {object ? show(object) : <Skeleton height="4" width="60%" />}
              {name === null || error ? null : (
                <Origin figure={figures?.find(({ figure }) => figure === name)} />
              )}
            </>
          ),
        }))}
      />
      {error ? (
        <Text px="4" pb="3" fontSize="sm" color="muted" role="status">
          {t('object.noOrigins')}
        </Text>
      ) : null}
    </>
  );
}

/** Keeps its line while it is not known. */
function Origin({ figure }: { figure: ObjectFigure | undefined }) {
  const t = useTexts();
  const format = useFormats();
  const told = figure
    ? t(`origin.${figure.dating}`, {
        register: t(`registers.${figure.register}`),
        date: figure.date ? format.date(figure.date) : '',
      })
    : '\u00a0';
  return (
    <Text as="span" display="block" color="muted" fontSize="xs">
      {told}
    </Text>
  );
}
