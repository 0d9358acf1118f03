import type { ValuationDetail } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { PaperHead } from '@kavel/ui/core';
import { useTexts } from '../i18n';

export interface StepPaperHeadProps {
  /** Name of the step as in the stepper. */
  step: string;
  valuation: Pick<ValuationDetail, 'status' | 'valueDate'>;
}

/** Print header of a step, because the stepper is not printed. */
export function StepPaperHead({ step, valuation: { status, valueDate } }: StepPaperHeadProps) {
  const t = useTexts();
  const f = useFormats();
  return (
    <PaperHead
      kind={step}
      facts={[
        t(`status.${status}`),
        t('common.inWords', { date: f.date(valueDate) }),
        t('summary.printedAt', { moment: f.moment(new Date().toISOString()) }),
      ]}
    />
  );
}
