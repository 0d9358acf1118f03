/** The day of a clock, as ISO date. */
export const todayOf = (now: () => Date): string => now().toISOString().slice(0, 'yyyy-mm-dd'.length);
