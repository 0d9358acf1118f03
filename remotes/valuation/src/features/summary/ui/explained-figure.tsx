import { Flex } from '@kavel/ui/core';
import type { KeyFigure } from '@kavel/ui/data';
import { Explanation, type ExplanationProps } from '@kavel/ui/overlays';
import type { ReactNode } from 'react';
import type { Translate } from '../../../i18n';

export interface ExplainedFigure {
  key: string;
  label: string;
  shown: string;
  note?: ReactNode;
  /** The button that opens its comments. */
  mark?: ReactNode;
  why: Pick<ExplanationProps, 'text' | 'formula' | 'inputs'>;
}

/** A key figure with the button that opens its explanation. */
export function explained({ key, label, shown, note, mark, why }: ExplainedFigure, t: Translate): KeyFigure {
  return {
    key,
    label,
    note,
    value: (
      <Flex align="center" gap="1">
        <span>{shown}</span>
        <Explanation label={t('why.open', { figure: label })} title={`${label}: ${shown}`} {...why} />
        {mark}
      </Flex>
    ),
  };
}
