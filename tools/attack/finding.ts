/** Something that an attacker could use. */
export interface Finding {
  /** Which attack found it. */
  attack: string;
  title: string;
  /** Method and path, as far as there is one. */
  where: string;
  evidence: string;
}

/** An attack that ran, or why it did not. */
export interface Attacked {
  attack: string;
  /** What was tried, for the table. */
  tried: string;
  findings: Finding[];
  /** Why it was not tried at all. */
  skipped?: string;
  seconds: number;
}

/** One attack in one line. */
export function summary({ attack, tried, skipped, findings, seconds }: Attacked): string {
  const mark = skipped ? '–' : findings.length === 0 ? '✓' : '✗';
  const result = skipped ? `SKIPPED: ${skipped}` : `${findings.length} findings  ${tried}`;
  return `${mark} ${attack.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s  ${result}`.trimEnd();
}

/** The table of what was tried, and every finding. */
export function report(attacks: readonly Attacked[]): string {
  const details = attacks
    .flatMap(({ findings }) => findings)
    .map(({ attack, title, where, evidence }) => `✗ ${attack}: ${title}\n    ${where}\n    ${evidence}`);
  return [...attacks.map(summary), '', ...details].join('\n');
}
