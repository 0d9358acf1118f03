import { dateInNetherlands } from '@kavel/service-kit';

/** The day of a clock in the Netherlands, as ISO date. */
export const todayOf = (now: () => Date): string => dateInNetherlands(now());
