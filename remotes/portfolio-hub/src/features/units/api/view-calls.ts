import { call } from '@kavel/api-client';
import { unitApi } from '@kavel/contracts';
import type { SavedView } from '@kavel/contracts/units';
import { useQueryClient } from '@kavel/query';
import { hubQueries } from './hub-queries';

/** Mutations of the user's own views. */
export function useViewCalls() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: hubQueries.views().queryKey });
  return {
    async create(input: Omit<SavedView, 'id'>): Promise<SavedView> {
      const view = await call(unitApi.createSavedView, { body: input });
      await reload();
      return view;
    },
    async update({ id, ...input }: SavedView): Promise<void> {
      await call(unitApi.updateSavedView, { params: { id }, body: input });
      await reload();
    },
    async remove(id: string): Promise<void> {
      await call(unitApi.deleteSavedView, { params: { id } });
      await reload();
    },
  };
}
