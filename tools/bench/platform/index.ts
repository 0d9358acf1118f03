import type { Measurement } from '../figure';
import { measureDevSave } from './dev-save';
import { measureMonolith } from './monolith';
import { measureReleases } from './releases';
import { measureWarmStart } from './warm-start';

/** Budgets of the platform for teams, from issue 3. */
export const platform: Record<string, Measurement> = {
  releases: measureReleases,
  'warm-start': measureWarmStart,
  monolith: measureMonolith,
  'dev-save': measureDevSave,
};
