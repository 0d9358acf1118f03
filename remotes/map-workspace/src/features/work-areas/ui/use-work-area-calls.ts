import type { Delivered, NewWorkArea, WorkArea } from '@kavel/contracts/work-areas';
import { bus } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';
import * as calls from '../api/work-area-queries';
import { useTexts } from '../i18n';

/** Milliseconds: long enough to read and to decide. */
const undoMs = 10_000;

/** Changes to work areas, each of which reloads what shows them; a refusal is said and nothing changes. */
export function useWorkAreaCalls() {
  const t = useTexts();
  const client = useQueryClient();
  const work = async <T>(title: string, change: () => Promise<T>): Promise<T | null> => {
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
    create: (area: NewWorkArea) => work(area.name, () => calls.createWorkArea(area)),
    rename: (area: WorkArea, name: string) => work(name, () => calls.renameWorkArea(area, name)),
    deliver: (name: string, areas: Delivered[]) => work(name, () => calls.deliverWorkAreas(name, areas)),
    undo: (id: string, name: string) => work(name, () => calls.undoDelivery(id)),
    remove: async (area: WorkArea) => {
      const { name } = area;
      const removed = await work(name, async () => {
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
          onAction: () => void work(name, () => calls.restoreWorkArea(area)),
        },
      });
    },
  };
}

export type WorkAreaCalls = ReturnType<typeof useWorkAreaCalls>;
