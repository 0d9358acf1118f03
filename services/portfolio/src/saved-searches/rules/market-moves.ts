import { type MarketAnswer, type MarketOverview, monthNumber, monthText } from '@kavel/contracts/market';

/** Months that an alert looks at, and beyond which nobody is told of a move. */
const months = 36;

/** The last months with sales or series; null without any. */
export function alertSpan({ sales, series }: MarketOverview): { from: string; to: string } | null {
  const ends = [sales, ...series].flatMap(known => (known ? [monthNumber(known.to)] : []));
  if (ends.length === 0) return null;
  const to = Math.max(...ends);
  return { from: monthText(to - months + 1), to: monthText(to) };
}

/**
 * Periods in which the price index of an area moved on a year by so many percent, newest first, as an id and a name. The
 * own index counts; a published one where an area has none.
 */
export function marketMoves(
  { areas, lines, periods }: MarketAnswer,
  atLeast: number,
): [id: string, name: string][] {
  const indices = lines.filter(({ figure }) => figure === 'priceIndex');
  const moves = areas.flatMap(({ code, name, level }) => {
    // Groningen and Utrecht are a gemeente and a provincie; the mark of CBS tells them apart in any language.
    const area = level === 'provincie' ? `${name} (PV)` : name;
    const line =
      indices.find(one => one.area === code && one.basis === 'sales') ??
      indices.find(one => one.area === code);
    return (line?.onYear ?? []).flatMap((change, at) =>
      change === null || Math.abs(change) < atLeast
        ? []
        : [{ at, code, text: `${area} ${periods[at]}: ${signed(change)}` }],
    );
  });
  moves.sort((one, other) => other.at - one.at);
  return moves.map(({ at, code, text }) => [`${code}@${periods[at]}`, text]);
}

/** One decimal without words, as a notification is read in any language. */
const signed = (percent: number): string => `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)} %`;
