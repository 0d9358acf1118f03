export interface ChosenDates {
  from: string;
  to: string;
}

/** The dates of the address as far as they are among those known, else the last two; null with fewer than two. */
export function chosenDates(
  dates: readonly string[],
  asked: { from: string | null; to: string | null },
): ChosenDates | null {
  const [before, last] = [dates.at(-2), dates.at(-1)];
  if (before === undefined || last === undefined) return null;
  const to = asked.to !== null && dates.indexOf(asked.to) > 0 ? asked.to : last;
  const earlier = dates.filter(date => date < to);
  const from = asked.from !== null && earlier.includes(asked.from) ? asked.from : earlier.at(-1);
  return { from: from ?? before, to };
}
