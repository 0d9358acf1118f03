import type { RemoteWidget } from '@kavel/contracts';
import { type ComponentType, createContext } from 'react';

/** A widget as the manifest of its remote declares it. */
export interface DeclaredWidget extends RemoteWidget {
  /** Unique among the widgets of all remotes: `portfolio-hub/PortfolioMapPanel`. */
  id: string;
}

/** Federation knows no types: a widget gets the `WidgetProps` of its slot. */
export type WidgetComponent = ComponentType<object>;

export type WidgetOutcome =
  | { ok: true; Widget: WidgetComponent }
  /** `detail` is for support. */
  | { ok: false; detail: string };

/** What slots need of the host. Tests fake it. */
export interface SlotHost {
  /** Of all remotes, in any order. */
  widgets: readonly DeclaredWidget[];
  /** The component when it was loaded before: rendering it again then shows no skeleton. */
  loaded(id: string): WidgetOutcome | null;
  /** Never rejects, and is over in seconds. Asking again after a failure tries again. */
  load(id: string): Promise<WidgetOutcome>;
  /** A widget threw while it was rendered. */
  broke(id: string, error: Error): void;
}

/** The page around a slot. */
export interface SlotPage {
  host: SlotHost;
  /** Version of the contracts that the page was built against. */
  contract: string;
}

/** Provided by the host around each page. Without it a slot renders nothing. */
export const SlotContext = createContext<SlotPage | null>(null);
