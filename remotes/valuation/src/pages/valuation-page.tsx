import { ValuationWrapper } from '../common/valuation-wrapper';
import { ValuationWorkspace } from '../features/references';

export default function ValuationPage() {
  return (
    <ValuationWrapper>{open => <ValuationWorkspace key={open.valuation.id} {...open} />}</ValuationWrapper>
  );
}
