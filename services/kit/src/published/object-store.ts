/** An object with its tag, to detect later changes. */
export interface TaggedObject {
  content: Buffer;
  tag: string;
}

/** A folder or a bucket of objects by key (`scores/v1/page.js`). Objects are read and written as a whole. */
export interface ObjectStore {
  /** Used in messages. */
  readonly place: string;
  /** Null: a bucket. */
  readonly folder: string | null;
  /** Null when missing. Like all methods, throws a StoreError when the store cannot be reached. */
  get(key: string): Promise<Buffer | null>;
  /** Null when missing. `unchanged`: it still has the known tag. */
  getTagged(key: string, known: string | null): Promise<TaggedObject | 'unchanged' | null>;
  /** Size in bytes; null when missing. */
  sizeOf(key: string): Promise<number | null>;
  /** Writes an immutable object atomically. `onlyNew` keeps an existing one. */
  put(key: string, content: Buffer, options?: { onlyNew?: boolean }): Promise<void>;
  /**
   * Compare-and-swap by tag; null means that there was none. False when the object has changed; then nothing is
   * written.
   */
  replace(key: string, content: string, tag: string | null): Promise<boolean>;
  /** Keys below a folder such as `pieces/`, in no particular order. */
  keys(folder: string): Promise<string[]>;
  /** Removes an object; a missing one is no error. */
  remove(key: string): Promise<void>;
}
