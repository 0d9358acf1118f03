/** Does the same with many items, some of them at once. Rejects with the first failure, after what is under way. */
export async function atOnce<Item>(
  items: Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) {
      await work(next.value).catch(error => {
        failed = true;
        throw error;
      });
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: most }, worker));
  for (const result of workers) if (result.status === 'rejected') throw result.reason;
}
