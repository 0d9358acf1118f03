import type { ScoreRequest } from '@kavel/contracts';
import { queryOptions } from '@kavel/query';
import type { AskedArea, ScoreCatalogue } from '../model/catalogue';

/** Long stale time: registers only change with a snapshot. */
const staleTime = 10 * 60_000;

/** Queries of a score: what it is made of, of one address, of many, of an area, of those around it. */
export const scoreQueries = {
  metrics: (catalogue: ScoreCatalogue) =>
    queryOptions({
      queryKey: ['catalogue', catalogue.key, 'metrics'],
      queryFn: ({ signal }) => catalogue.metrics(signal),
      staleTime,
    }),
  score: (catalogue: ScoreCatalogue, id: string) =>
    queryOptions({
      queryKey: ['catalogue', catalogue.key, id],
      queryFn: ({ signal }) => catalogue.score(id, signal),
      staleTime,
    }),
  scores: (catalogue: ScoreCatalogue, request: ScoreRequest) =>
    queryOptions({
      queryKey: ['catalogue', catalogue.key, 'many', request],
      queryFn: ({ signal }) => catalogue.scores(request, signal),
      staleTime,
    }),
  area: (catalogue: ScoreCatalogue, asked: AskedArea) =>
    queryOptions({
      queryKey: ['catalogue', catalogue.key, 'area', asked],
      queryFn: ({ signal }) => catalogue.area(asked, signal),
      staleTime,
    }),
  ranking: (catalogue: ScoreCatalogue, asked: AskedArea) =>
    queryOptions({
      queryKey: ['catalogue', catalogue.key, 'ranking', asked],
      queryFn: ({ signal }) => catalogue.ranking(asked, signal),
      staleTime,
    }),
};
