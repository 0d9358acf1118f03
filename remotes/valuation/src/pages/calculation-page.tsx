import { ValuationWrapper } from '../common/valuation-wrapper';
import { CalculationWorkspace } from '../features/cash-flow';

export default function CalculationPage() {
  return (
    <ValuationWrapper>{open => <CalculationWorkspace key={open.valuation.id} {...open} />}</ValuationWrapper>
  );
}
