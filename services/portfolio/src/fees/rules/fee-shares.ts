import { wholeShare } from '@kavel/contracts/fees';

/**
 * Divides an amount in cents by shares in hundredths of a percent. Each part is rounded down; the remaining cents go to
 * the largest remainders (Hamilton's method), on ties to the first. The parts add up to the amount; a negative amount
 * is divided as its opposite.
 */
export function divideCents(amount: number, shares: readonly number[]): number[] {
  const whole = BigInt(wholeShare);
  const size = BigInt(Math.abs(amount));
  const parts = shares.map((share, index) => {
    const exact = size * BigInt(share);
    return { index, cents: Number(exact / whole), remainder: exact % whole };
  });
  const left = Number(size) - parts.reduce((sum, { cents }) => sum + cents, 0);
  const luckyOnes = [...parts]
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
    .slice(0, left)
    .map(({ index }) => index);
  const sign = amount < 0 ? -1 : 1;
  return parts.map(({ index, cents }) => sign * (cents + (luckyOnes.includes(index) ? 1 : 0)) || 0);
}
