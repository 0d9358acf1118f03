import { call } from '@kavel/api-client';
import { mostScores, scoreRequest } from '@kavel/contracts';
import { pathwayApi, type SustainabilityScore, sustainabilityApi } from '@kavel/contracts/sustainability';
import { type QueryClient, queryOptions } from '@kavel/query';
import { sustainabilityIndex } from './sustainability-index';

/** Long stale time: registers only change with a snapshot. */
const staleTime = 10 * 60_000;
const all = ['catalogue', sustainabilityIndex.key] as const;

/** The index of one address; the same answer as that of the parts. */
export function indexQuery(id: string) {
  return queryOptions({
    queryKey: [...all, id],
    queryFn: ({ signal }) => call(sustainabilityApi.sustainabilityIndex, { params: { id } }, { signal }),
    staleTime,
  });
}

export interface IndexedAddresses {
  scores: SustainabilityScore[];
  /** Addresses that the catalogue does not have. */
  unknown: number;
}

/** Indices of the addresses of a portfolio, asked for by 500. */
export function indicesQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...all, 'portfolio', ids],
    queryFn: async ({ signal }): Promise<IndexedAddresses> => {
      const found: IndexedAddresses = { scores: [], unknown: 0 };
      for (let from = 0; from < ids.length; from += mostScores) {
        const body = scoreRequest(ids.slice(from, from + mostScores), { parts: 'none' });
        const { scores, failed } = await call(sustainabilityApi.sustainabilityIndices, { body }, { signal });
        found.scores.push(...scores);
        found.unknown += failed.length;
      }
      return found;
    },
    staleTime,
  });
}

const pathwaysKey = ['sustainability-pathways'] as const;

/** Pathways of the organisation and the files that they came with. */
export function pathwaysQuery() {
  return queryOptions({
    queryKey: pathwaysKey,
    queryFn: ({ signal }) => call(pathwayApi.listPathways, {}, { signal }),
  });
}

/** After an import or removal: pathways and what was worked out with them. */
export async function renewPathways(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: pathwaysKey }),
    client.invalidateQueries({ queryKey: all }),
  ]);
}
