const amsterdam = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in the Netherlands, `yyyy-mm-dd`: shortly after midnight there, UTC still has the previous day. */
export function dateInNetherlands(moment: Date): string {
  const part = Object.fromEntries(amsterdam.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}
