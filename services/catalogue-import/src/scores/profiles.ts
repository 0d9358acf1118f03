import type { ScoreUse } from '@kavel/contracts';
import type { SustainabilityValue } from '@kavel/engine';

/** Values of the index that some objects have in common, and the use by whose scales they score. */
export interface IndexProfile {
  use: ScoreUse;
  values: readonly SustainabilityValue[];
}

/** Profiles by number; the same values have the same number. */
export class Profiles {
  readonly all: IndexProfile[] = [];
  private readonly known = new Map<string, number>();

  idOf(profile: IndexProfile): number {
    const key = `${profile.use} ${profile.values.map(({ value }) => value).join(' ')}`;
    const found = this.known.get(key) ?? this.all.push(profile) - 1;
    this.known.set(key, found);
    return found;
  }
}
