import { useParams } from '@kavel/router';
import { ValuationOverview } from '../features/portfolio-valuations';

/** `/:id/valuation/:valuationId`: one valuation within its portfolio. */
export default function PortfolioValuationPage() {
  const { id = '', valuationId = '' } = useParams();
  return <ValuationOverview key={valuationId} portfolioId={id} valuationId={valuationId} />;
}
