const least = 256 * 1024;
const most = 8 * 1024 * 1024;
export const firstPart = 1024 * 1024;

/** Bytes of the next part: so many that it takes a second or a few, for progress that moves and few requests. */
export function nextPart(bytes: number, milliseconds: number): number {
  if (milliseconds < 1_000) return Math.min(most, bytes * 2);
  return milliseconds > 4_000 ? Math.max(least, Math.floor(bytes / 2)) : bytes;
}
