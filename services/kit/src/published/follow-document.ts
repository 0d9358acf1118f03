import type { StoredDocument } from './stored-document';

export interface FollowOptions<Document> {
  /** Milliseconds between two looks. */
  everyMs: number;
  /** Looks are spread over this share of the time, so that many processes do not ask at once. */
  spread?: number;
  /** After failures the time doubles up to this. */
  slowestMs?: number;
  /** Is waited for before a changed document counts; where it throws, the one of before stays and it is tried again. */
  bring(document: Document): Promise<void>;
  /** Told of a failure once, until it is over. */
  complain(problem: string): void;
}

export interface FollowedDocument<Document> {
  /** What counts as of now; null before the first. */
  current(): Document | null;
  /** For good. Resolves when a look under way is over. */
  close(): Promise<void>;
}

/** Asks a store all the time which document is current, so that no request waits for it. */
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
