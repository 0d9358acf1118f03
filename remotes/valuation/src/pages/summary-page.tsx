import { ValuationWrapper } from '../common/valuation-wrapper';
import { SummaryReport } from '../features/summary';

export default function SummaryPage() {
  return <ValuationWrapper>{open => <SummaryReport key={open.valuation.id} {...open} />}</ValuationWrapper>;
}
