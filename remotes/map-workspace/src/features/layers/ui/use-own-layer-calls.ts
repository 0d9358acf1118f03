import { call } from '@kavel/api-client';
import { type OwnLayer, ownLayerApi } from '@kavel/contracts/layers';
import { bus } from '@kavel/event-bus';
import { shortened } from '@kavel/i18n';
import { useQueryClient } from '@kavel/query';
import { ownLayerQueries } from '../api/own-layer-queries';
import { useLayersView } from '../api/use-layers-view';
import { useTexts } from '../i18n';
import { base64Of } from '../model/base64';
import { withOwn } from '../model/layers-address';
import { layerName, problemOfSize } from '../model/own-file';

/** Milliseconds: long enough to read and to decide. */
const undoMs = 10_000;
const longestFileName = 200;

/** Changes to own layers. A failed rename or removal shows a toast and changes nothing. */
export function useOwnLayerCalls() {
  const t = useTexts();
  const client = useQueryClient();
  const { change } = useLayersView();
  // Features never change, and those of a removed layer are gone.
  const reload = () => client.invalidateQueries({ queryKey: ownLayerQueries.list().queryKey });
  const show = (id: string, shown: boolean) => change(before => withOwn(before, id, shown));

  const work = async (title: string, calls: () => Promise<unknown>): Promise<boolean> => {
    try {
      await calls();
      await reload();
      return true;
    } catch {
      bus.publish('toast', { tone: 'error', title, description: t('own.refused') });
      return false;
    }
  };

  return {
    show,
    /** The layer, or why the file is none. Throws where the call fails. */
    add: async (file: File) => {
      const problem = problemOfSize(file.size);
      if (problem) return { layer: null, problem };
      const content = base64Of(new Uint8Array(await file.arrayBuffer()));
      const body = { name: layerName(file.name), fileName: shortened(file.name, longestFileName), content };
      const added = await call(ownLayerApi.createOwnLayer, { body });
      if (added.layer) {
        show(added.layer.id, true);
        await reload();
      }
      return added;
    },
    rename: ({ id }: OwnLayer, name: string) =>
      work(name, () => call(ownLayerApi.renameOwnLayer, { params: { id }, body: { name } })),
    remove: async ({ id, name }: OwnLayer, isShown: boolean) => {
      const params = { id };
      const removed = await work(name, () => call(ownLayerApi.deleteOwnLayer, { params }));
      if (!removed) return;
      show(id, false);
      const restore = async () => {
        const restored = await work(name, () => call(ownLayerApi.restoreOwnLayer, { params }));
        if (restored && isShown) show(id, true);
      };
      bus.publish('toast', {
        tone: 'success',
        title: t('own.removed', { name }),
        duration: undoMs,
        action: { label: t('own.undo'), altText: t('own.undoHow'), onAction: () => void restore() },
      });
    },
  };
}
