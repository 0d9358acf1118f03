import type { Registry } from '@kavel/contracts';
import type { SlotHost } from '@kavel/slots';
import type { RemoteLoader } from '../remotes/remote-loader';

/**
 * Slot functions of the host, built from the registry and the loader. Widgets of a disabled remote are left out,
 * because their absence on another page needs no explanation.
 */
export function createSlotHost({ remotes }: Registry, loader: RemoteLoader): SlotHost {
  const declared = remotes
    .filter(({ state }) => state !== 'disabled')
    .flatMap(remote =>
      (remote.exposes ?? []).map(widget => ({
        remote,
        widget: { ...widget, id: `${remote.name}${widget.module.slice(1)}` },
      })),
    );
  const byId = new Map(declared.map(one => [one.widget.id, one]));

  return {
    widgets: declared.map(({ widget }) => widget),
    loaded(id) {
      const one = byId.get(id);
      const Widget = one && loader.loadedWidget(one.remote, one.widget);
      return Widget ? { ok: true, Widget } : null;
    },
    async load(id) {
      const one = byId.get(id);
      if (!one) return { ok: false, detail: `${id} is not in the registry` };
      const outcome = await loader.loadWidget(one.remote, one.widget);
      return outcome.ok ? { ok: true, Widget: outcome.Page } : { ok: false, detail: outcome.failure.detail };
    },
    broke(id, error) {
      const one = byId.get(id);
      if (one) loader.widgetBroke(one.remote, one.widget, error);
    },
  };
}
