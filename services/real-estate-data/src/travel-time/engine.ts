import type { Snapshot } from '@kavel/catalogue';
import type {
  IsochroneQuestion,
  Isochrones,
  MatrixQuestion,
  TravelMatrix,
} from '@kavel/contracts/travel-time';
import { searchThreadOf } from './search-thread';

/** What works out travel times. Both throw a TravelTimeProblem when they cannot. */
export interface TravelEngine {
  name: Isochrones['engine'];
  isochrones(snapshot: Snapshot, question: IsochroneQuestion): Promise<Omit<Isochrones, 'engine'>>;
  matrix(snapshot: Snapshot, question: MatrixQuestion): Promise<Omit<TravelMatrix, 'engine'>>;
}

/** Our own searches over the roads and timetables of the snapshot. */
export const embeddedEngine: TravelEngine = {
  name: 'embedded',
  isochrones: async (snapshot, question) =>
    (await searchThreadOf(snapshot)).ask({ kind: 'isochrones', question }),
  matrix: async (snapshot, question) => (await searchThreadOf(snapshot)).ask({ kind: 'matrix', question }),
};
