import type { EventPayload } from '@kavel/contracts';
import { useBusEvent } from '@kavel/event-bus';
import { useLocation } from '@kavel/router';
import { Stepper } from '@kavel/ui/core';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { valuationSteps } from './valuation-steps';

/** The four steps of the open valuation, from the state that the valuation remote publishes. */
export function ValuationStepper() {
  const t = useTexts();
  const { pathname } = useLocation();
  const [progress, setProgress] = useState<EventPayload<'valuation-progress'> | null>(null);
  useBusEvent('valuation-progress', setProgress);
  return (
    <Stepper
      label={t('steps')}
      loadingLabel={t('loadingPage')}
      doneLabel={t('stepDone')}
      steps={valuationSteps(pathname, progress)}
    />
  );
}
