/** Nobody may close what they work on while one of them goes on: the end of all is waited for, also when one fails. */
export async function together(...works: Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}
