import { ValuationWrapper } from '../common/valuation-wrapper';
import { BucketsWorkspace } from '../features/buckets';

export default function BucketsPage() {
  return (
    <ValuationWrapper>{open => <BucketsWorkspace key={open.valuation.id} {...open} />}</ValuationWrapper>
  );
}
