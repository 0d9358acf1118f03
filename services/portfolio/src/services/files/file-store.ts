import type { Readable } from 'node:stream';
import type { FileId } from '../repositories/file-due';

/** The result of writing a part of an upload. */
export interface Written {
  /** Bytes stored so far. */
  size: number;
  /** Why the source failed; the bytes before that are kept. */
  failure: unknown;
}

/** Storage for the bytes of files. Memory does not grow with the size of a file. */
export interface FileStore {
  /** Writes bytes from `offset` on, replacing existing ones. `offset` is at most the stored size. */
  write(file: FileId, offset: number, source: AsyncIterable<Buffer>): Promise<Written>;
  /** Bytes from `start` to `end`, `end` excluded. */
  read(file: FileId, start: number, end: number): Readable;
  /** No error when the file does not exist. */
  remove(file: FileId): Promise<void>;
  /** Files at least an hour old, by organisation, to compare with the database. */
  settled(): AsyncIterable<{ organisationId: string; fileIds: string[] }>;
}
