/** Used parts of TanStack Query: shared modules are shipped as a whole, so only these are exported. */

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
