import type { Readable } from 'node:stream';
import type { FileId } from '../repositories/file-due';

interface Writer {
  body: Readable;
  done: Promise<unknown>;
}

/**
 * Tracks who is writing which file in this process. A browser that lost its connection sends again while the old
 * request is still open: the new request aborts the old one and continues. Between processes the column `writer` does
 * this.
 */
export class Writers {
  readonly #writing = new Map<string, Writer>();

  /** Runs `write` as the only writer of the file. */
  async alone<T>({ fileId }: FileId, body: Readable, write: () => Promise<T>): Promise<T> {
    const before = this.#writing.get(fileId);
    const done = (async () => {
      await end(before);
      return write();
    })();
    const writer = { body, done };
    this.#writing.set(fileId, writer);
    try {
      return await done;
    } finally {
      if (this.#writing.get(fileId) === writer) this.#writing.delete(fileId);
    }
  }

  /** Aborts the current write of a file. */
  async stop({ fileId }: FileId): Promise<void> {
    await end(this.#writing.get(fileId));
  }
}

async function end(writer: Writer | undefined): Promise<void> {
  if (writer === undefined) return;
  writer.body.destroy(new Error('Another request took over'));
  await writer.done.catch(() => undefined);
}
