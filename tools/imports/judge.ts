import type { Exception } from './exceptions';

/** An import that violates the table. */
export interface Breach {
  rule: string;
  from: string;
  /** The imported file or package; for a cycle its files. */
  to: string;
  /** What to do instead. */
  instead: string;
}

export interface Judgement {
  breaches: Breach[];
  /** Unused exceptions. */
  stale: Exception[];
}

/** Excludes known exceptions, and finds unused ones. */
export function judge(found: readonly Breach[], exceptions: readonly Exception[]): Judgement {
  return {
    breaches: found.filter(breach => !exceptions.some(exception => covers(exception, breach))),
    stale: exceptions.filter(exception => !found.some(breach => covers(exception, breach))),
  };
}

function covers({ rule, from, to }: Exception, breach: Breach): boolean {
  return rule === breach.rule && from.test(breach.from) && (to?.test(breach.to) ?? true);
}
