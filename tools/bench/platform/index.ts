import type { Measurement } from '../figure';
import { measureDevSave } from './dev-save';
import { measureMonolith } from './monolith';
import { measureReleases } from './releases';
import { measureWarmStart } from './warm-start';

/** Budgets of the platform that teams build on; issue 3 has them. */
export const platform: Record<string, Measurement> = {
  releases: measureReleases,
  'warm-start': measureWarmStart,
  monolith: measureMonolith,
  'dev-save': measureDevSave,
};
