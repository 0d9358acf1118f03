import type { Readable } from 'node:stream';
import type { FileId } from '../repositories/file-due';

/** What a part of an upload came to. */
export interface Written {
  /** Bytes that are kept now. */
  size: number;
  /** Why the source broke off; what came before that is kept. */
  failure: unknown;
}

/** Where the bytes of files are. Memory does not grow with the size of a file. */
export interface FileStore {
  /** Keeps bytes from `offset` on, in place of what was there from that point. `offset` is within what is kept. */
  write(file: FileId, offset: number, source: AsyncIterable<Buffer>): Promise<Written>;
  /** Bytes from `start` up to, not including, `end`. */
  read(file: FileId, start: number, end: number): Readable;
  /** A file that is not there is fine. */
  remove(file: FileId): Promise<void>;
  /** Files an hour old or older by organisation, to compare with what the service knows. */
  settled(): AsyncIterable<{ organisationId: string; fileIds: string[] }>;
}
