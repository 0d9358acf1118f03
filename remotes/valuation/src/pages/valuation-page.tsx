import { StepPaperHead } from '../common/step-paper-head';
import { ValuationWrapper } from '../common/valuation-wrapper';
import { ValuationWorkspace } from '../features/references';

export default function ValuationPage() {
  return (
    <ValuationWrapper>
      {open => (
        <>
          <StepPaperHead step="Valuation" valuation={open.valuation} />
          <ValuationWorkspace key={open.valuation.id} {...open} />
        </>
      )}
    </ValuationWrapper>
  );
}
