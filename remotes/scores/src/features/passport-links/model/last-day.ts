/** A link ends with its last day: the moment before is still on it. */
export function lastDay(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString();
}
