import type { ErrorCode } from '@kavel/contracts';
import type { TravelProblem, TravelProblemDetails } from '@kavel/contracts/travel-time';
import { travelTimeLimits } from '@kavel/contracts/travel-time';

/** Why a question has no answer; crosses from the thread to the route. */
export class TravelTimeProblem extends Error {
  constructor(
    readonly details: TravelProblemDetails,
    message = messages[details.problem],
  ) {
    super(message);
    this.name = 'TravelTimeProblem';
  }
}

const messages: Readonly<Record<TravelProblem, string>> = {
  'no-roads': 'No roads were imported: npm run data -- import roads <file.osm.pbf>',
  'no-timetable': 'No timetable was imported: npm run data -- import timetable <gtfs.zip>',
  'off-road': `There is no road within ${travelTimeLimits.roadMetres} m of the place`,
  'timetable-ended': 'The timetable has ended before this day',
  'timetable-not-begun': 'The timetable begins after this day',
  'nothing-runs': 'Nothing runs on this day',
  'not-by-engine': 'The engine of travel times cannot do this',
  'engine-failed': 'The engine of travel times did not answer',
};

export function codeOf(problem: TravelProblem): ErrorCode {
  if (problem === 'no-roads' || problem === 'no-timetable') return 'not-found';
  return problem === 'engine-failed' ? 'unavailable' : 'bad-request';
}
