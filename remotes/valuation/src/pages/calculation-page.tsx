import { StepPaperHead } from '../common/step-paper-head';
import { ValuationWrapper } from '../common/valuation-wrapper';
import { CalculationWorkspace } from '../features/cash-flow';

export default function CalculationPage() {
  return (
    <ValuationWrapper>
      {open => (
        <>
          <StepPaperHead step="Calculation" valuation={open.valuation} />
          <CalculationWorkspace key={open.valuation.id} {...open} />
        </>
      )}
    </ValuationWrapper>
  );
}
