import { Comparison } from '../common/scores';

/** `/score/compare`: property scores of two to five addresses side by side. */
export default function ScoreComparePage() {
  return <Comparison />;
}
