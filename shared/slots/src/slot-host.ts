import type { RemoteWidget } from '@kavel/contracts';
import { type ComponentType, createContext } from 'react';

/** A widget as declared in the manifest of its remote. */
export interface DeclaredWidget extends RemoteWidget {
  /** Unique among the widgets of all remotes: `portfolio-hub/PortfolioMapPanel`. */
  id: string;
}

/** Untyped, because federation has no types: a widget gets the `WidgetProps` of its slot. */
export type WidgetComponent = ComponentType<object>;

export type WidgetOutcome =
  | { ok: true; Widget: WidgetComponent }
  /** `detail` is for support. */
  | { ok: false; detail: string };

/** Functions of the host that slots need. Faked in tests. */
export interface SlotHost {
  /** Widgets of all remotes, unordered. */
  widgets: readonly DeclaredWidget[];
  /** The component when it is already loaded, to render it without a skeleton; else null. */
  loaded(id: string): WidgetOutcome | null;
  /** Never rejects, and has a timeout of seconds. A call after a failure retries. */
  load(id: string): Promise<WidgetOutcome>;
  /** Reports that a widget threw while rendering. */
  broke(id: string, error: Error): void;
}

/** The page around a slot. */
export interface SlotPage {
  host: SlotHost;
  /** Contract version that the page was built against. */
  contract: string;
}

/** Provided by the host around each page. Without it a slot renders nothing. */
export const SlotContext = createContext<SlotPage | null>(null);
