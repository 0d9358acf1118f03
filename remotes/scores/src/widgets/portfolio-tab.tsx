import type { WidgetProps } from '@kavel/contracts';
import { PortfolioScores } from '../common/scores';

/** Tab of the portfolio page: the property scores of its addresses. */
export default function PortfolioTab({ portfolioId }: WidgetProps<'portfolio-tab'>) {
  return <PortfolioScores key={portfolioId} portfolioId={portfolioId} />;
}
