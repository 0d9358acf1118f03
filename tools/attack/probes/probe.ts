import type { Finding } from '../finding';
import type { Answer, Target } from '../http';
import type { Operation } from '../operations';

export interface Stage {
  target: Target;
  operations: readonly Operation[];
  /** Bearer header of an ordinary user who owns the data. */
  owner: { authorization: string };
  /** A user of another organisation, with every permission. */
  stranger: { authorization: string };
  /** A member with few permissions. */
  member: { authorization: string };
}

export interface Probed {
  tried: string;
  findings: Omit<Finding, 'attack'>[];
}

export interface Probe {
  name: string;
  run(stage: Stage): Promise<Probed>;
}

/** Collects failed expectations. */
export function collector() {
  const findings: Probed['findings'] = [];
  let tried = 0;
  return {
    expect(holds: boolean, title: string, where: string, answer: Answer | string): void {
      tried += 1;
      if (holds) return;
      const evidence =
        typeof answer === 'string'
          ? answer
          : `${answer.status} in ${Math.round(answer.milliseconds)} ms: ${answer.body.slice(0, 160)}`;
      findings.push({ title, where, evidence });
    },
    done: (what: string): Probed => ({ tried: `${tried} ${what}`, findings }),
  };
}

export const isRefusal = ({ status }: Answer) => status >= 400 && status < 500;

const leaks = [
  /\bat .+\.[cm]?[jt]s:\d+/,
  /node_modules/,
  /\bSELECT\b.+\bFROM\b/i,
  /syntax error at or near/,
  /root:.*:0:0/,
];

/** Traces of our code, SQL statements, or files of the machine. */
export function leakIn({ body }: Answer): string | null {
  const found = leaks.map(pattern => pattern.exec(body)?.[0]).find(text => text !== undefined);
  return found ?? null;
}
