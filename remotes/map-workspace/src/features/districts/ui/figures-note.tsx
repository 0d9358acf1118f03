import type { DistrictValues } from '@kavel/contracts/districts';
import { useFormats } from '@kavel/i18n';
import { Text } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { Coverage } from '../model/class-areas';

export interface FiguresNoteProps {
  answer: DistrictValues;
  coverage: Coverage;
  format: (value: number) => string;
}

/** Over which areas the figures are, as of when, what is left out, and where they come from. */
export function FiguresNote({ answer, coverage, format }: FiguresNoteProps) {
  const t = useTexts();
  const { number } = useFormats();
  const { boundaryYear, compared, figure, year, source } = answer;
  const { known, missing, redrawn, median } = coverage;
  const years = compared ? [compared, { year, source }] : [{ year, source }];
  const lines = [
    t('coverage', { known: number(known), all: number(known + missing + redrawn) }),
    missing > 0 ? t('leftOut', { n: number(missing) }) : '',
    redrawn > 0 ? t('leftOutRedrawn', { n: number(redrawn) }) : '',
    median === null ? '' : t('median', { value: format(median) }),
    boundaryYear === null ? t('boundariesUndated') : t('boundaries', { year: boundaryYear }),
    compared ? t('compareHelp') : '',
    ...(figure === 'wozValue'
      ? years.map(one => t('valuedOn', { year: one.year, before: one.year - 1 }))
      : []),
    ...years.map(one => t('sourceOf', { year: one.year, source: one.source })),
    answer.fictional ? t('fictional') : '',
  ];
  return (
    <Text fontSize="xs" color="muted">
      {lines.filter(line => line !== '').join(' ')}
    </Text>
  );
}
