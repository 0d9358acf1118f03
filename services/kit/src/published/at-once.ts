/**
 * Runs work for many items, with limited concurrency; items are taken lazily. Rejects with the first failure, after the
 * running work.
 */
export async function atOnce<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (let next = await queue.next(); !next.done && !failed; next = await queue.next()) {
      await work(next.value).catch(error => {
        failed = true;
        throw error;
      });
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: most }, worker));
  await queue.return?.();
  for (const result of workers) if (result.status === 'rejected') throw result.reason;
}
