import { type FeeAgreement, type FeeMove, type FeeRefusal, feeLimits, feeMoves } from '@kavel/contracts/fees';
import { ServiceError } from '@kavel/service-kit';

/** Only a draft can be changed or deleted. Throws `conflict`; `not-found` to the other party, which sees no draft. */
export function checkDraft({ status }: Pick<FeeAgreement, 'status'>): void {
  if (status !== 'draft') refuse('conflict', 'not-draft', 'What was proposed does not change any more');
}

/** Throws `forbidden` for a move of the other party, `conflict` when nobody can make it now. */
export function checkFeeMove(
  { status, own, from }: Pick<FeeAgreement, 'status' | 'own' | 'from'>,
  move: FeeMove,
  today: string,
): void {
  const may = feeMoves[status];
  if (!may[own].includes(move.to)) {
    const others = may[own === 'proposer' ? 'other' : 'proposer'].includes(move.to);
    refuse(others ? 'forbidden' : 'conflict', 'move', `From ${status} you cannot make it ${move.to}`);
  }
  if (move.to === 'ended' && (move.endedFrom < today || move.endedFrom < from)) {
    refuse('unprocessable', 'end-date', 'An agreement ends today or later, and not before it begins');
  }
}

/** Throws unless the proposer may enter a fee on this date. `entries`: their current number. */
export function checkEntry(
  { own, status, from, until, endedFrom }: FeeAgreement,
  { date, today, entries }: { date: string; today: string; entries: number },
): void {
  if (own !== 'proposer') refuse('forbidden', 'move', 'The proposer enters the fees');
  if (status !== 'agreed' && status !== 'ended') refuse('conflict', 'move', 'It is not agreed');
  const within =
    date >= from && date <= (until ?? date) && date <= today && (endedFrom === null || date < endedFrom);
  if (!within) {
    refuse('unprocessable', 'entry-date', 'A fee is of a day of the agreement, and not of one to come');
  }
  if (entries >= feeLimits.entries) {
    refuse('conflict', 'full', `An agreement has at most ${feeLimits.entries} fees`);
  }
}

function refuse(
  code: 'forbidden' | 'conflict' | 'unprocessable',
  reason: FeeRefusal,
  message: string,
): never {
  throw new ServiceError(code, message, { reason });
}
