import type { SlotName, SlotProps } from '@kavel/contracts';
import { use } from 'react';
import { SlotContext } from './slot-host';
import { useDeclaredWidgets } from './use-widgets';
import { WidgetFrame } from './widget-frame';

export type SlotElementProps<Name extends SlotName> = SlotProps[Name] & {
  name: Name;
  /** Id of the only widget to render; by default all of the slot. */
  only?: string;
};

/** Renders the widgets that remotes declare for this slot, each isolated; nothing when there are none. */
export function Slot<Name extends SlotName>({ name, only, ...given }: SlotElementProps<Name>) {
  const page = use(SlotContext);
  const widgets = useDeclaredWidgets(name);
  if (!page) return null;
  return widgets
    .filter(({ id }) => only === undefined || id === only)
    .map(widget => (
      <WidgetFrame key={widget.id} host={page.host} slot={name} widget={widget} given={given} />
    ));
}
