import { ownMiddles, rankInArea, type Snapshot } from '@kavel/catalogue';
import {
  type MarketRank,
  type MarketRankQuestion,
  marketLimits,
  type RankFigure,
  rankFigures,
} from '@kavel/contracts/market';

/** Own objects against the sales and dwellings of an area; figures without enough of the area are left out. */
export async function marketRank(snapshot: Snapshot, question: MarketRankQuestion): Promise<MarketRank> {
  const { inside, middles } = await ownMiddles(snapshot, question);
  const ranks = await Promise.all(
    rankFigures.map(figure => rankOf(snapshot, figure, middles[figure], question)),
  );
  return { snapshot: snapshot.id, inside, ranks: ranks.flatMap(rank => rank ?? []) };
}

async function rankOf(
  snapshot: Snapshot,
  figure: RankFigure,
  mine: { n: number; median: number | null },
  question: MarketRankQuestion,
): Promise<MarketRank['ranks'][number] | null> {
  if (mine.median === null) return null;
  const { n, quartiles, percentile } = await rankInArea(snapshot, figure, mine.median, question);
  if (quartiles === null || percentile === null || n < marketLimits.fewest) return null;
  const [low, median, high] = quartiles;
  return { figure, mine: { n: mine.n, median: mine.median }, area: { n, low, median, high }, percentile };
}
