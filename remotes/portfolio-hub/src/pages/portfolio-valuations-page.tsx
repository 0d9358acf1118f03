import { useParams } from '@kavel/router';
import { ValuationList } from '../features/portfolio-valuations';

/** `/:id/valuation`: the valuations of a portfolio. */
export default function PortfolioValuationsPage() {
  const { id = '' } = useParams();
  return <ValuationList key={id} portfolioId={id} />;
}
