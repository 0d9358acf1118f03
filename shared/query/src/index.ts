/** The parts of TanStack Query in use: what is shared is shipped whole, so only these are. */

export type { UseQueryResult } from '@tanstack/react-query';
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { createQueryClient } from './create-query-client';
export { useDebounced } from './use-debounced';
