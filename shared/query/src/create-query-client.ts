import { QueryClient } from '@tanstack/react-query';

/** Statuses that are retried; all other responses are final. */
const passing = new Set([502, 503, 504]);

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}

/**
 * One query client for host and remotes. Queries are retried when the service or the network was briefly unavailable.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => {
          const status = statusOf(error);
          return failures < 2 && (status === undefined || passing.has(status));
        },
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
