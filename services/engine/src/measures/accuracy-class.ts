/** Probabilities (0 to 1) of outcomes within 20, 10 and 5 % of the value. */
export interface OutcomeShares {
  within20: number;
  within10: number;
  within5: number;
}

/** Minimum probabilities of each class, best first; source: the accuracy classes in Kavel's domain guide. */
const classes: readonly ({ class: number } & OutcomeShares)[] = [
  { class: 7, within20: 0.95, within10: 0.9, within5: 0.8 },
  { class: 6, within20: 0.9, within10: 0.9, within5: 0.7 },
  { class: 5, within20: 0.85, within10: 0.85, within5: 0.6 },
  { class: 4, within20: 0.85, within10: 0.8, within5: 0 },
  { class: 3, within20: 0.85, within10: 0.7, within5: 0 },
  { class: 2, within20: 0.85, within10: 0, within5: 0 },
  { class: 1, within20: 0.5, within10: 0, within5: 0 },
];

/** Accuracy class 0 (worst) to 7. */
export function accuracyClass(shares: OutcomeShares): number {
  const reached = classes.find(
    least =>
      shares.within20 >= least.within20 &&
      shares.within10 >= least.within10 &&
      shares.within5 >= least.within5,
  );
  return reached?.class ?? 0;
}
