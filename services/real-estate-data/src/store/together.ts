/** Nobody may close what they work on while one of them goes on: the end of all is waited for, also when one fails. */
export async function together<First>(first: Promise<First>, ...others: Promise<void>[]): Promise<First> {
  await Promise.allSettled([first, ...others]);
  await Promise.all(others);
  return first;
}
