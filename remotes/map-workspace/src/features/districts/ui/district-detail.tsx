import type { DistrictValues } from '@kavel/contracts/districts';
import { useFormats } from '@kavel/i18n';
import type { Bounds } from '@kavel/map';
import { DescriptionList } from '@kavel/ui/core';
import { AreaCard, type AreaChoosing } from '../../areas';
import { useTexts } from '../i18n';
import { type AreaColumns, type DistrictColumns, shownAt } from '../model/district-columns';
import { useDifferenceFormat, useFigureFormat } from './use-figure-format';

export interface DistrictDetailProps {
  answer: DistrictValues;
  columns: DistrictColumns;
  areas: AreaColumns;
  /** Places of the selected area and of the one beside it. */
  place: number;
  beside: number | null;
  choosing: AreaChoosing;
  onShowOnMap: (bounds: Bounds) => void;
  onEndComparing: () => void;
  onClose: () => void;
}

const nothing = '–';

/** Values of the selected area and its rank, alone or side by side with another area. */
export function DistrictDetail(props: DistrictDetailProps) {
  const { answer, columns, areas, place, beside } = props;
  const { values, before, states } = columns;
  const t = useTexts();
  const { signedPercent, number } = useFormats();
  const format = useFigureFormat(answer.figure);
  const formatDifference = useDifferenceFormat(answer.figure);
  const known = values.filter(value => value !== null);
  const valueText = (value: number | null | undefined) => (value == null ? t('noValue') : format(value));
  const changeOf = (at: number) => {
    const change = shownAt(columns, at);
    return change === null ? t(states[at] === 'redrawn' ? 'redrawn' : 'noValue') : signedPercent(change);
  };
  const rankOf = (at: number) => {
    const value = values[at] ?? null;
    if (value === null) return nothing;
    const higher = known.filter(one => one > value).length;
    return t('rankOf', { place: number(higher + 1), count: number(known.length) });
  };
  const difference = (of: readonly (number | null)[]) => {
    const [one, other] = [of[place] ?? null, of[beside ?? -1] ?? null];
    return one === null || other === null ? nothing : formatDifference(one - other);
  };
  const figure = t(`figures.${answer.figure}`);
  const figures = [
    {
      key: 'value',
      term: `${figure} ${answer.year}`,
      of: (at: number) => valueText(values[at]),
      difference: difference(values),
    },
    ...(answer.compared
      ? [
          {
            key: 'before',
            term: `${figure} ${answer.compared.year}`,
            of: (at: number) => valueText(before[at]),
            difference: difference(before),
          },
          { key: 'change', term: t('change'), of: changeOf, difference: '' },
        ]
      : []),
    { key: 'rank', term: t('rank'), of: rankOf, difference: '' },
  ];
  const name = areas.names[place] ?? '';
  const gemeente = areas.gemeenten[place] ?? '';
  const code = columns.codes[place] ?? '';
  return (
    <AreaCard
      name={name}
      note={['', name].includes(gemeente) ? code : `${gemeente} · ${code}`}
      beside={
        beside === null
          ? null
          : {
              name: areas.names[beside] ?? '',
              figures: figures.map(({ of, ...one }) => ({ ...one, one: of(place), other: of(beside) })),
            }
      }
      choosing={props.choosing}
      onGoTo={() => {
        const bounds = areas.bounds[place];
        if (bounds) props.onShowOnMap(bounds);
      }}
      onEndComparing={props.onEndComparing}
      onClose={props.onClose}
    >
      <DescriptionList items={figures.map(({ key, term, of }) => ({ key, term, value: of(place) }))} />
    </AreaCard>
  );
}
