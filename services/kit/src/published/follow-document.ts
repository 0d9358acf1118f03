import type { StoredDocument } from './stored-document';

export interface FollowOptions<Document> {
  /** Poll interval in milliseconds. */
  everyMs: number;
  /** Random spread of the interval as a fraction, so that processes do not poll at the same time. */
  spread?: number;
  /** After failures the interval doubles up to this. */
  slowestMs?: number;
  /** Awaited before a changed document takes effect; when it throws, the previous document stays and it is retried. */
  bring(document: Document): Promise<void>;
  /** Called once per failure, until it is over. */
  complain(problem: string): void;
}

export interface FollowedDocument<Document> {
  /** The document in effect; null before the first. */
  current(): Document | null;
  /** Stops following. Resolves when a running poll has ended. */
  close(): Promise<void>;
}

/** Polls a store for the current document, so that no request has to wait for it. */
export function followDocument<Document extends object>(
  stored: StoredDocument<Document>,
  { everyMs, spread = 0, slowestMs = everyMs, bring, complain }: FollowOptions<Document>,
): FollowedDocument<Document> {
  let current: Document | null = null;
  let tag: string | null = null;
  let reported = '';
  let waitMs = everyMs;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const look = async () => {
    try {
      const revision = await stored.readIfOther(tag);
      if (revision) {
        await bring(revision.document);
        current = revision.document;
        tag = revision.tag;
      }
      reported = '';
      waitMs = everyMs;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== reported && !closed) complain(problem);
      reported = problem;
      waitMs = Math.min(waitMs * 2, slowestMs);
    }
    const pause = waitMs * (1 + spread * (Math.random() - 0.5));
    if (!closed) timer = setTimeout(next, pause).unref();
  };
  let looking = look();
  function next(): void {
    looking = look();
  }

  return {
    current: () => current,
    close() {
      closed = true;
      clearTimeout(timer);
      return looking;
    },
  };
}
