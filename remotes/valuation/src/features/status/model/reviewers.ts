import type { ValuationPeople, ValuationPerson } from '@kavel/contracts/valuations';

/** A colleague who can be asked to review. */
export interface Candidate extends ValuationPerson {
  /** The portfolio has to be shared with this colleague first. */
  needsSharing: boolean;
}

/** Who can review a valuation: other people with edit access who did not work on it. */
export interface Reviewers {
  /** The whole organisation may edit the portfolio. */
  everybody: boolean;
  /** Names of who can review now, when not everybody may. */
  names: string[];
  /** Whom the user can ask, those who can review now first. */
  candidates: Candidate[];
}

/** `me`: the signed-in user and the subject, if any. `mayShare`: the user may change the shares of the portfolio. */
export function reviewersOf(
  { people, organisation }: Pick<ValuationPeople, 'people' | 'organisation'>,
  me: readonly string[],
  mayShare: boolean,
): Reviewers {
  const second = people.filter(({ userId, ownWork }) => !me.includes(userId) && !ownWork);
  const able = second.filter(({ access }) => access === 'owner' || access === 'edit');
  const others = mayShare ? second.filter(person => !able.includes(person)) : [];
  const everybody = organisation === 'edit' && able.length > 0;
  return {
    everybody,
    names: everybody ? [] : able.map(({ name }) => name),
    candidates: [
      ...able.map(person => ({ ...person, needsSharing: false })),
      ...others.map(person => ({ ...person, needsSharing: true })),
    ],
  };
}
