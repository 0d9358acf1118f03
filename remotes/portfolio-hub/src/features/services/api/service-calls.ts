import { call } from '@kavel/api-client';
import { type Service, type ServiceFile, serviceApi } from '@kavel/contracts/services';
import { bus, useBusEvent } from '@kavel/event-bus';
import { type QueryClient, queryOptions, useQueryClient } from '@kavel/query';

/** Queries of services. */
export const serviceQueries = {
  all: () => ['services'] as const,
  list: (portfolioId: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all(), 'list', portfolioId],
      queryFn: ({ signal }) => call(serviceApi.listServices, { query: { portfolioId } }, { signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all(), 'detail', id],
      queryFn: ({ signal }) => call(serviceApi.getService, { params: { id } }, { signal }),
    }),
  files: (id: string) =>
    queryOptions({
      queryKey: [...serviceQueries.all(), 'files', id],
      queryFn: ({ signal }) => call(serviceApi.listServiceFiles, { params: { id } }, { signal }),
    }),
};

function reload(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: serviceQueries.all() }, { cancelRefetch: false });
}

/** Refetches what shows services, and notifies other pages and tabs. */
export function announceServiceChange(queryClient: QueryClient, serviceId: string): void {
  reload(queryClient);
  bus.publish('service-changed', { serviceId });
}

/** Keeps a page in sync with changes made elsewhere. */
export function useFollowServices(): void {
  const queryClient = useQueryClient();
  useBusEvent('service-changed', () => reload(queryClient));
}

/** Mutations of services and files; each refetches what shows them and notifies other tabs. */
export function useServiceCalls() {
  const queryClient = useQueryClient();
  const announced = async <T>(serviceId: string, change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      announceServiceChange(queryClient, serviceId);
    }
  };
  return {
    async create(name: string, portfolioId: string): Promise<Service> {
      const service = await call(serviceApi.createService, { body: { name, portfolioId } });
      announceServiceChange(queryClient, service.id);
      return service;
    },
    rename: (id: string, name: string) =>
      announced(id, call(serviceApi.updateService, { params: { id }, body: { name } })),
    remove: (id: string) => announced(id, call(serviceApi.deleteService, { params: { id } })),
    restore: (id: string) => announced(id, call(serviceApi.restoreService, { params: { id } })),
    removeFile: (id: string, { fileId }: ServiceFile) =>
      announced(id, call(serviceApi.deleteFile, { params: { id, fileId } })),
    restoreFile: (id: string, { fileId }: ServiceFile) =>
      announced(id, call(serviceApi.restoreFile, { params: { id, fileId } })),
    describe: (id: string, { fileId, metadata }: ServiceFile, changed: Record<string, unknown>) =>
      announced(
        id,
        call(serviceApi.updateFileMetadata, { params: { id, fileId }, body: { ...metadata, ...changed } }),
      ),
  };
}
