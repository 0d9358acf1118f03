import { setTimeout as pause } from 'node:timers/promises';
import type { ObjectStore } from './object-store';
import { StoreError } from './store-error';

/** A document as it was read, with what says later whether it is still the same. */
export interface Tagged<Document> {
  document: Document;
  /** Null: it was never written. */
  tag: string | null;
}

export interface DocumentOptions<Document> {
  /** `registry.json`. */
  key: string;
  /** What there is before anything was written. */
  empty: Document;
  /** Throws when it is not such a document. */
  parse(value: unknown): Document;
}

const attempts = 20;

/** A small JSON file of a store that changes as a whole or not at all: what is live, and who did what. */
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

  /** Null while the document is still the one of this tag, or there is none. */
  async readIfOther(known: string | null): Promise<Tagged<Document> | null> {
    const found = await this.store.getTagged(this.options.key, known);
    if (found === null || found === 'unchanged') return null;
    return { document: this.options.parse(JSON.parse(found.content.toString())), tag: found.tag };
  }

  /** False, and nothing changed, when somebody else changed the document since it was read. */
  replace(document: Document, tag: string | null): Promise<boolean> {
    return this.store.replace(this.options.key, `${JSON.stringify(document, null, 2)}\n`, tag);
  }

  /**
   * Changes the document, whole or not at all; where others change it at the same moment, what they made of it.
   * `apply` throws to refuse that, and returns the same document where nothing is to be done.
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
