import type { SurroundingsFigure } from '@kavel/contracts/layers';
import { Stack } from '@kavel/ui/core';
import { Select } from '@kavel/ui/forms';
import { useId } from 'react';
import { useTexts } from '../i18n';

export interface FigureSelectProps {
  /** Those that were imported. */
  figures: readonly SurroundingsFigure[];
  value: SurroundingsFigure;
  onChange: (figure: SurroundingsFigure) => void;
}

/** Which figure of the surroundings the map shows. */
export function FigureSelect({ figures, value, onChange }: FigureSelectProps) {
  const t = useTexts();
  const id = useId();
  return (
    <Stack gap="1">
      <label htmlFor={id}>{t('figure')}</label>
      <Select
        id={id}
        value={value}
        onChange={event => {
          const figure = figures.find(one => one === event.target.value);
          if (figure) onChange(figure);
        }}
      >
        {figures.map(figure => (
          <option key={figure} value={figure}>
            {t(`figures.${figure}`)}
          </option>
        ))}
      </Select>
    </Stack>
  );
}
