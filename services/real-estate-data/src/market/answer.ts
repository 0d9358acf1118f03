import { dwellingLabels, type Snapshot } from '@kavel/catalogue';
import { type MarketAnswer, type MarketQuestion, marketLimits, periodText } from '@kavel/contracts/market';
import { marketArea } from './areas';
import { isShown, marketLine } from './line';
import { ownLines } from './own-lines';
import { rebased } from './rebase';
import { seriesLines } from './series-lines';
import { shownPeriods, spanOf } from './span';

/** Figures of areas by period, of the catalogue and of imported series. */
export async function marketAnswer(snapshot: Snapshot, question: MarketQuestion): Promise<MarketAnswer> {
  const areas = [...new Set(question.areas)];
  const { grain } = question;
  const span = spanOf(question);
  const [named, own, series, labels] = await Promise.all([
    Promise.all(areas.map(area => marketArea(snapshot, area))),
    Promise.all(areas.map(area => ownLines(snapshot, area, grain))),
    seriesLines(snapshot, areas, grain),
    Promise.all(areas.map(area => labelMix(snapshot, area))),
  ]);
  const lines = [...own.flat(), ...series.lines].filter(line => isShown(line, span));
  const { lines: indices, base } = rebased(
    lines.filter(({ figure }) => figure === 'priceIndex'),
    span,
  );
  const others = lines.filter(({ figure }) => figure !== 'priceIndex');
  return {
    snapshot: snapshot.id,
    grain,
    periods: shownPeriods(span),
    areas: named,
    lines: [...indices, ...others].map(line => marketLine(line, span)),
    indexBase: base === null ? null : periodText(base, grain),
    coarser: series.coarser,
    labels,
  };
}

async function labelMix(snapshot: Snapshot, area: string): Promise<MarketAnswer['labels'][number]> {
  const counts = await dwellingLabels(snapshot, area);
  const dwellings = counts.reduce((sum, count) => sum + count.dwellings, 0);
  return {
    area,
    dwellings,
    counts:
      dwellings < marketLimits.fewest
        ? null
        : Object.fromEntries(counts.map(count => [count.label ?? 'none', count.dwellings])),
  };
}
