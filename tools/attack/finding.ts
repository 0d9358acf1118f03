/** A weakness that an attacker could use. */
export interface Finding {
  /** Attack that found it. */
  attack: string;
  title: string;
  /** Method and path, if any. */
  where: string;
  evidence: string;
}

/** An executed attack, or the reason why it was skipped. */
export interface Attacked {
  attack: string;
  /** Description of what was tried, for the table. */
  tried: string;
  findings: Finding[];
  /** Reason for skipping it. */
  skipped?: string;
  seconds: number;
}

/** Summary of one attack in one line. */
export function summary({ attack, tried, skipped, findings, seconds }: Attacked): string {
  const mark = skipped ? '–' : findings.length === 0 ? '✓' : '✗';
  const result = skipped ? `SKIPPED: ${skipped}` : `${findings.length} findings  ${tried}`;
  return `${mark} ${attack.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s  ${result}`.trimEnd();
}

/** Table of all attacks, and every finding. */
export function report(attacks: readonly Attacked[]): string {
  const details = attacks
    .flatMap(({ findings }) => findings)
    .map(({ attack, title, where, evidence }) => `✗ ${attack}: ${title}\n    ${where}\n    ${evidence}`);
  return [...attacks.map(summary), '', ...details].join('\n');
}
