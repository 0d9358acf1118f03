import { ListBook } from './list-book';
import type { BookAnswer, BookCall } from './list-reader';

const book = new ListBook();

/** Worker thread: holds one list, called by `ListReader`. */
self.onmessage = async ({ data }: MessageEvent<BookCall>) => {
  const { id, method, args } = data;
  // Names and arguments both come from the type BookCall.
  const result = await (book[method] as (...values: unknown[]) => unknown).apply(book, args);
  self.postMessage({ id, result } satisfies BookAnswer);
};
