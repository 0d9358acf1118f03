import { useFormats } from '@kavel/i18n';
import { DescriptionList } from '@kavel/ui/core';
import { AreaCard, type AreaChoosing } from '../../areas';
import { useTexts } from '../i18n';
import type { DistrictRow } from '../model/district-rows';

export interface DistrictDetailProps {
  row: DistrictRow;
  /** The area beside it. */
  beside: DistrictRow | null;
  rows: readonly DistrictRow[];
  year: number;
  compare: number | null;
  figure: string;
  format: (value: number) => string;
  /** With a sign, in the unit of the figure. */
  formatDifference: (difference: number) => string;
  choosing: AreaChoosing;
  onGoTo: () => void;
  onEndComparing: () => void;
  onClose: () => void;
}

const nothing = '–';

/** What is known of the selected area and its place among the others, and of one beside it. */
export function DistrictDetail(props: DistrictDetailProps) {
  const { row, beside, rows, year, compare, figure, format, formatDifference } = props;
  const t = useTexts();
  const { signedPercent, number } = useFormats();
  const known = rows.filter(({ value }) => value !== null).length;
  const told = (value: number | null) => (value === null ? t('noValue') : format(value));
  const changeOf = ({ shown, state }: DistrictRow) =>
    shown === null ? t(state === 'redrawn' ? 'redrawn' : 'noValue') : signedPercent(shown);
  const rankOf = ({ value }: DistrictRow) => {
    if (value === null) return nothing;
    const higher = rows.filter(one => (one.value ?? -Infinity) > value).length;
    return t('rankOf', { place: number(higher + 1), count: number(known) });
  };
  const difference = (one: number | null, other: number | null) =>
    one === null || other === null ? nothing : formatDifference(one - other);
  const figures = [
    {
      key: 'value',
      term: `${figure} ${year}`,
      of: ({ value }: DistrictRow) => told(value),
      difference: difference(row.value, beside?.value ?? null),
    },
    ...(compare === null
      ? []
      : [
          {
            key: 'before',
            term: `${figure} ${compare}`,
            of: ({ before }: DistrictRow) => told(before),
            difference: difference(row.before, beside?.before ?? null),
          },
          { key: 'change', term: t('change'), of: changeOf, difference: '' },
        ]),
    { key: 'rank', term: t('rank'), of: rankOf, difference: '' },
  ];
  return (
    <AreaCard
      name={row.name}
      note={['', row.name].includes(row.gemeente) ? row.code : `${row.gemeente} · ${row.code}`}
      beside={
        beside && {
          name: beside.name,
          figures: figures.map(({ of, ...one }) => ({ ...one, one: of(row), other: of(beside) })),
        }
      }
      choosing={props.choosing}
      onGoTo={props.onGoTo}
      onEndComparing={props.onEndComparing}
      onClose={props.onClose}
    >
      <DescriptionList items={figures.map(({ key, term, of }) => ({ key, term, value: of(row) }))} />
    </AreaCard>
  );
}
