const dayMs = 86_400_000;

/** The date in the Netherlands so many days from now, `yyyy-mm-dd`. */
export function dayAfter(days: number, now = Date.now()): string {
  return new Date(now + days * dayMs).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });
}
