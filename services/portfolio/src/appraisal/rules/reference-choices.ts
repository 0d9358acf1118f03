import {
  type ChoicesByUnit,
  noChoices,
  type ReferenceChoices,
  type RevisionBehind,
} from '@kavel/contracts/valuations';
import { ServiceError } from '@kavel/service-kit';

type Version = Omit<ReferenceChoices, 'revision'>;

/** Throws `revision-behind` with both versions, so that neither is lost. */
export function checkReferenceRevision(
  revisions: { yours: number; current: number },
  yours: Version,
  stored: Version,
): void {
  if (revisions.yours === revisions.current) return;
  const details: RevisionBehind = {
    ...revisions,
    versions: {
      yours,
      current: {
        settings: pick(yours.settings, key => stored.settings[key] ?? {}),
        choices: pick(yours.choices, key => stored.choices[key] ?? noChoices),
      },
    },
  };
  throw new ServiceError('revision-behind', 'Somebody else changed this meanwhile.', details);
}

/** Throws `unprocessable` for an own reference sold after the value date: it was not known then. */
export function checkOwnReferences(choices: ChoicesByUnit, valueDate: string): void {
  const late = Object.values(choices)
    .flatMap(({ own }) => own)
    .find(({ transactionDate }) => transactionDate > valueDate);
  if (!late) return;
  throw new ServiceError(
    'unprocessable',
    `${late.address} was sold on ${late.transactionDate}, after the value date ${valueDate}`,
    { referenceId: late.id, transactionDate: late.transactionDate, valueDate },
  );
}

/** Throws `unprocessable` for settings of a bucket that the valuation does not have. */
export function checkBucketsKnown(keys: readonly string[], known: readonly string[]): void {
  const unknown = keys.filter(key => !known.includes(key));
  if (unknown.length === 0) return;
  throw new ServiceError('unprocessable', `There is no bucket ${unknown.join(', ')} in this valuation`, {
    unknown,
  });
}

function pick<Value>(
  keys: Readonly<Record<string, unknown>>,
  valueAt: (key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.keys(keys).map(key => [key, valueAt(key)]));
}
