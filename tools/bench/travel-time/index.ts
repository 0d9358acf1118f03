import type { Measurement } from '../figure';
import { measureSearches } from './searches';

/** Budgets of travel times, from issue 19. */
export const travelTime: Record<string, Measurement> = { searches: measureSearches };
