import { setTimeout as pause } from 'node:timers/promises';
import type { ObjectStore } from './object-store';
import { StoreError } from './store-error';

/** A document with its tag, to detect later changes. */
export interface Tagged<Document> {
  document: Document;
  /** Null: it was never written. */
  tag: string | null;
}

export interface DocumentOptions<Document> {
  /** `registry.json`. */
  key: string;
  /** The document before anything was written. */
  empty: Document;
  /** Throws for an invalid document. */
  parse(value: unknown): Document;
}

const attempts = 20;

/** A small JSON file of a store that is replaced atomically: what is live, and the history. */
export class StoredDocument<Document extends object> {
  constructor(
    private readonly store: ObjectStore,
    private readonly options: DocumentOptions<Document>,
  ) {}

  get place(): string {
    return this.store.place;
  }

  async read(): Promise<Tagged<Document>> {
    return (await this.readIfOther(null)) ?? { document: this.options.empty, tag: null };
  }

  /** Null when the document still has the known tag, or is missing. */
  async readIfOther(known: string | null): Promise<Tagged<Document> | null> {
    const found = await this.store.getTagged(this.options.key, known);
    if (found === null || found === 'unchanged') return null;
    return { document: this.options.parse(JSON.parse(found.content.toString())), tag: found.tag };
  }

  /** False when the document has changed since it was read; then nothing is written. */
  replace(document: Document, tag: string | null): Promise<boolean> {
    return this.store.replace(this.options.key, `${JSON.stringify(document, null, 2)}\n`, tag);
  }

  /**
   * Changes the document atomically; on a concurrent change `apply` is repeated on the new version. `apply` throws to
   * refuse, and returns the same document for no change.
   */
  async change(first: Tagged<Document>, apply: (now: Document) => Document): Promise<void> {
    let now = first;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const changed = apply(now.document);
      if (changed === now.document || (await this.replace(changed, now.tag))) return;
      await pause(20 + Math.random() * 80);
      now = await this.read();
    }
    throw new StoreError(`${this.place} changes all the time; nothing was done. Try again.`);
  }
}
