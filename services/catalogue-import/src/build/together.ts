/** Rows. Larger tables are joined, sorted or written one at a time: two such do not fit in memory. */
export const mostBeside = 1_000_000;

/**
 * Runs work in parallel and waits for all of it, also when one part fails, because the others still use shared
 * resources.
 */
export async function together(...works: Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}
