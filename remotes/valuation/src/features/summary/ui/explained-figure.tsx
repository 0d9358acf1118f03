import type { KeyFigure } from '@kavel/ui/data';
import { Explanation, type ExplanationProps } from '@kavel/ui/overlays';
import type { ReactNode } from 'react';
import { MarkedFigure } from '../../../common/marked-figure';
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
      <MarkedFigure
        tools={
          <>
            <Explanation label={t('why.open', { figure: label })} title={`${label}: ${shown}`} {...why} />
            {mark}
          </>
        }
      >
        {shown}
      </MarkedFigure>
    ),
  };
}
