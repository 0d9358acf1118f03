import { ListBook } from './list-book';
import type { BookAnswer, BookCall } from './list-reader';

const book = new ListBook();

/** Runs in a thread of its own: one list, asked by `ListReader`. */
self.onmessage = async ({ data }: MessageEvent<BookCall>) => {
  const { id, method, args } = data;
  // The names and their arguments come from the one type BookCall.
  const result = await (book[method] as (...values: unknown[]) => unknown).apply(book, args);
  self.postMessage({ id, result } satisfies BookAnswer);
};
