import type { DistrictValues } from '@kavel/contracts/districts';
import { useFormats } from '@kavel/i18n';
import { Text } from '@kavel/ui/core';
import { memo } from 'react';
import { useAreaCount } from '../../areas';
import { useTexts } from '../i18n';
import type { Coverage } from '../model/class-areas';

export interface FiguresNoteProps {
  answer: DistrictValues;
  coverage: Coverage;
  format: (value: number) => string;
}

/** Number of areas in the classes, dates of values and boundaries, areas left out, and sources. */
export const FiguresNote = memo(function FiguresNote({ answer, coverage, format }: FiguresNoteProps) {
  const t = useTexts();
  const { number } = useFormats();
  const areaCount = useAreaCount();
  const { boundaryYear, compared, figure, year, source } = answer;
  const { known, missing, redrawn, median } = coverage;
  const years = compared ? [compared, { year, source }] : [{ year, source }];
  const lines = [
    t('coverage', { count: known, known: number(known), areas: areaCount(known + missing + redrawn) }),
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
});
