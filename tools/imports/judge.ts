import type { Exception } from './exceptions';

/** An import that the table does not allow. */
export interface Breach {
  rule: string;
  from: string;
  /** The file or package that is imported; of a cycle the files on the way round. */
  to: string;
  /** What to do instead. */
  instead: string;
}

export interface Judgement {
  breaches: Breach[];
  /** Exceptions that no import needs any more. */
  stale: Exception[];
}

/** Leaves out what the list of exceptions names, and finds its entries that can go. */
export function judge(found: readonly Breach[], exceptions: readonly Exception[]): Judgement {
  return {
    breaches: found.filter(breach => !exceptions.some(exception => covers(exception, breach))),
    stale: exceptions.filter(exception => !found.some(breach => covers(exception, breach))),
  };
}

function covers({ rule, from, to }: Exception, breach: Breach): boolean {
  return rule === breach.rule && from.test(breach.from) && (to?.test(breach.to) ?? true);
}
