const least = 256 * 1024;
const most = 8 * 1024 * 1024;
export const firstPart = 1024 * 1024;

/** Size of the next part in bytes, so that each part takes a few seconds: few requests, but visible progress. */
export function nextPart(bytes: number, milliseconds: number): number {
  if (milliseconds < 1_000) return Math.min(most, bytes * 2);
  return milliseconds > 4_000 ? Math.max(least, Math.floor(bytes / 2)) : bytes;
}
