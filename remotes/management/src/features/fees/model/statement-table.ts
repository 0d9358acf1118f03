import type { FeeAgreement, FeeStatement } from '@kavel/contracts/fees';

export interface StatementWords {
  agreement: string;
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

/** The statement as it is exported: of which agreement, parties and days, what was charged, who gets what. */
export function statementTable(
  { service, proposer, other }: FeeAgreement,
  statement: FeeStatement,
  words: StatementWords,
  shareText: (share: number) => string,
  enteredBy: (entry: FeeStatement['entries'][number]) => string,
): TableCell[][] {
  return [
    [words.agreement, service.name],
    [words.period, statement.from, statement.until],
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
