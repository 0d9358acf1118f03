import { type ComponentType, lazy } from 'react';
import type { WorkspaceProps } from '../../common/workspace-feature';

const WidgetPanel = lazy(async () => ({ default: (await import('./widget-panel')).WidgetPanel }));
const panels = new Map<string, ComponentType<WorkspaceProps>>();

/** The panel of a widget: the same component at each call, so that it stays mounted while it is open. */
export function panelOf(id: string): ComponentType<WorkspaceProps> {
  const known = panels.get(id);
  if (known) return known;
  const Panel = (workspace: WorkspaceProps) => <WidgetPanel id={id} workspace={workspace} />;
  panels.set(id, Panel);
  return Panel;
}
