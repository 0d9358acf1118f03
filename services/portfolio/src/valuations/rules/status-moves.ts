import {
  needsReason,
  nextStatuses,
  type StatusEvent,
  type StatusMove,
  type ValuationStatus,
} from '@kavel/contracts';
import { type Caller, ServiceError } from '@kavel/service-kit';
import { handsIn } from '../../review/rules/hands';

/** Inputs that decide who may change the status of a valuation. `events` newest first. */
export interface MoveContext {
  status: ValuationStatus;
  valueDate: string;
  events: readonly StatusEvent[];
  /** Ids of the users who changed figures. */
  editors: readonly string[];
  /** Distinct value dates of the stored values. */
  resultDates: readonly string[];
  /** Number of units with a value but without stored evidence. */
  withoutEvidence: number;
  /** Whether every override is in effect, and none waits for a second person. */
  overridesDecided: boolean;
  /** Whether the organisation requires the checklist, and something in it is left to do. */
  checklistOpen: boolean;
  caller: Pick<Caller, 'actorId' | 'userId'>;
}

/** Every transition that the status allows, with the reason why this caller may not make it now. */
export function movesOf(context: MoveContext): StatusMove[] {
  return nextStatuses[context.status].map(to => ({
    to,
    reasonNeeded: needsReason(context.status, to),
    refusal: refusalOf(to, context),
  }));
}

const refusals: Record<NonNullable<StatusMove['refusal']>, () => ServiceError> = {
  'own-work': () =>
    new ServiceError(
      'forbidden',
      'A valuation is approved by someone else than who made, changed or submitted it',
      {
        refusal: 'own-work',
      },
    ),
  'results-missing': () =>
    new ServiceError('results-missing', 'The valuation has no values yet: value the buckets first'),
  'results-outdated': () =>
    new ServiceError('unprocessable', 'The values are for another value date: value the buckets again', {
      refusal: 'results-outdated',
    }),
  'evidence-missing': () =>
    new ServiceError(
      'unprocessable',
      'Of some values it is not kept what they rest on: value the buckets again',
      { refusal: 'evidence-missing' },
    ),
  'checklist-open': () =>
    new ServiceError('unprocessable', 'The checklist has items that are not answered or not confirmed', {
      refusal: 'checklist-open',
    }),
  'override-undecided': () =>
    new ServiceError(
      'unprocessable',
      'A value that somebody set has to be confirmed by a second person, or taken back',
      { refusal: 'override-undecided' },
    ),
};

/** Throws `forbidden`, `results-missing` or `unprocessable` when this caller may not make the transition now. */
export function checkMove(to: ValuationStatus, context: MoveContext): void {
  const refusal = refusalOf(to, context);
  if (refusal !== null) throw refusals[refusal]();
}

function refusalOf(to: ValuationStatus, context: MoveContext): StatusMove['refusal'] {
  if (to !== 'in-review' && to !== 'approved') return null;
  const { valueDate, events, editors, resultDates, caller } = context;
  if (to === 'approved' && isOwnWork(events, editors, caller)) return 'own-work';
  if (resultDates.length === 0) return 'results-missing';
  if (resultDates.some(date => date !== valueDate)) return 'results-outdated';
  if (context.withoutEvidence > 0) return 'evidence-missing';
  if (!context.overridesDecided) return 'override-undecided';
  return to === 'approved' && context.checklistOpen ? 'checklist-open' : null;
}

/** Whether the caller, or the user acted for, created, changed or submitted it. */
function isOwnWork(
  events: readonly StatusEvent[],
  editors: readonly string[],
  { actorId, userId }: MoveContext['caller'],
): boolean {
  const hands = handsIn(events, editors);
  return hands.includes(actorId) || hands.includes(userId);
}
