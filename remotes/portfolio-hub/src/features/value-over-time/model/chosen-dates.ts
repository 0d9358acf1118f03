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

/** Moves the nearer of the chosen dates, which follow each other, to another one of those known. */
export function movedTo(date: string, chosen: ChosenDates, dates: readonly string[]): ChosenDates {
  const place = (of: string) => dates.indexOf(of);
  const isNearerToFirst = place(date) - place(chosen.from) < place(chosen.to) - place(date);
  if (date >= chosen.to || (date > chosen.from && !isNearerToFirst)) return { from: chosen.from, to: date };
  return { from: date, to: chosen.to };
}
