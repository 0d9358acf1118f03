import type {
  IsochroneQuestion,
  Isochrones,
  MatrixQuestion,
  TravelMatrix,
  TravelProblemDetails,
} from '@kavel/contracts/travel-time';

/** Input of the thread. */
export interface ThreadData {
  id: string;
  path: string;
}

export type Job =
  | { kind: 'isochrones'; question: IsochroneQuestion }
  | { kind: 'matrix'; question: MatrixQuestion };

export type AnswerOf<J extends Job> = J extends { kind: 'isochrones' }
  ? Omit<Isochrones, 'engine'>
  : Omit<TravelMatrix, 'engine'>;

/** What comes back from the thread, in the order of the jobs. */
export type Outcome =
  | { answer: Omit<Isochrones, 'engine'> | Omit<TravelMatrix, 'engine'> }
  | { problem: TravelProblemDetails }
  | { failure: string };
