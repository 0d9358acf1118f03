import type { FeeAgreement, FeeStatement } from '@kavel/contracts/fees';

export interface StatementWords {
  agreement: string;
  status: string;
  exported: string;
  period: string;
  party: string;
  share: string;
  date: string;
  description: string;
  amount: string;
  by: string;
  total: string;
}

export type Amount = { cents: number };
export type TableCell = string | Amount;

/** Localised facts written above the figures of the export. */
export interface StatementFacts {
  status: string;
  /** Formatted time of the export. */
  exportedAt: string;
}

/** The exported statement: agreement, status, period and date of export, then the parties, then the entries. */
export function statementTable(
  { service, proposer, other }: FeeAgreement,
  statement: FeeStatement,
  facts: StatementFacts,
  words: StatementWords,
  shareText: (share: number) => string,
  enteredBy: (entry: FeeStatement['entries'][number]) => string,
): TableCell[][] {
  return [
    [words.agreement, service.name],
    [words.status, facts.status],
    [words.period, statement.from, statement.until],
    [words.exported, facts.exportedAt],
    [],
    [words.party, words.share, words.amount],
    [proposer.name, shareText(proposer.share), { cents: statement.proposer }],
    [other.name, shareText(other.share), { cents: statement.other }],
    [words.total, '', { cents: statement.total }],
    [],
    [words.date, words.description, words.amount, words.by],
    ...statement.entries.map(entry => [
      entry.date,
      entry.description,
      { cents: entry.amount },
      enteredBy(entry),
    ]),
  ];
}
