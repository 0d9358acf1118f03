import type { Delivered, NewWorkArea, WorkArea } from '@kavel/contracts/work-areas';
import { bus } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';
import * as calls from '../api/work-area-queries';
import { useTexts } from '../i18n';

/** Duration of the undo toast, in milliseconds. */
const undoMs = 10_000;

/** Mutations of work areas; each invalidates their queries. A failure shows a toast. */
export function useWorkAreaCalls() {
  const t = useTexts();
  const client = useQueryClient();
  const mutate = async <T>(title: string, change: () => Promise<T>): Promise<T | null> => {
    try {
      const result = await change();
      await client.invalidateQueries({ queryKey: calls.workAreaQueries.all() });
      return result;
    } catch {
      bus.publish('toast', { tone: 'error', title, description: t('refused') });
      return null;
    }
  };
  return {
    create: (area: NewWorkArea) => mutate(area.name, () => calls.createWorkArea(area)),
    rename: (area: WorkArea, name: string) => mutate(name, () => calls.renameWorkArea(area, name)),
    deliver: (name: string, areas: Delivered[]) => mutate(name, () => calls.deliverWorkAreas(name, areas)),
    undo: (id: string, name: string) => mutate(name, () => calls.undoDelivery(id)),
    remove: async (area: WorkArea) => {
      const { name } = area;
      const removed = await mutate(name, async () => {
        await calls.deleteWorkArea(area);
        return true;
      });
      if (!removed) return;
      bus.publish('toast', {
        tone: 'success',
        title: t('deleted', { name }),
        duration: undoMs,
        action: {
          label: t('undo'),
          altText: t('undoHow'),
          onAction: () => void mutate(name, () => calls.restoreWorkArea(area)),
        },
      });
    },
  };
}

export type WorkAreaCalls = ReturnType<typeof useWorkAreaCalls>;
