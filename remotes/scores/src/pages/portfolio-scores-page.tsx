import { useParams } from '@kavel/router';
import { PortfolioScoresPage as Scores } from '../common/scores';

/** `/score/portfolio/:id`: the property scores of a whole portfolio. */
export default function PortfolioScoresPage() {
  const { id = '' } = useParams();
  return <Scores key={id} portfolioId={id} />;
}
