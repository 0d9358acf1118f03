/** ISO date `yyyy-mm-dd` as months since year 0, with the day as a fraction of its month. */
export function monthOf(isoDate: string): number {
  const year = Number(isoDate.slice(0, 4));
  const month = Number(isoDate.slice(5, 7));
  const day = Number(isoDate.slice(8, 10));
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return year * 12 + month - 1 + (day - 1) / days;
}

/** Year of a month number, for messages. */
export function isoMonth(month: number): string {
  const year = Math.floor(month / 12);
  return `${year}-${String((Math.floor(month) % 12) + 1).padStart(2, '0')}`;
}
