import { StepPaperHead } from '../common/step-paper-head';
import { ValuationWrapper } from '../common/valuation-wrapper';
import { BucketsWorkspace } from '../features/buckets';

export default function BucketsPage() {
  return (
    <ValuationWrapper>
      {open => (
        <>
          <StepPaperHead step="Buckets" valuation={open.valuation} />
          <BucketsWorkspace key={open.valuation.id} {...open} />
        </>
      )}
    </ValuationWrapper>
  );
}
