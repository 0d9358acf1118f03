/** Slots on pages, which remotes fill with widgets. The page that renders a slot passes its `SlotProps`. */
export const slotNames = [
  'map-panel',
  'object-section',
  'start-card',
  'portfolio-tab',
  'platform-tab',
  'transactions',
] as const;
export type SlotName = (typeof slotNames)[number];

/** West, south, east, north in degrees (WGS84). */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** What a panel can do with the map beside it. */
export interface MapCommands {
  /** Selects an object, like a click on the map; null clears the selection. */
  selectObject(objectId: string | null): void;
  /** Draws the units of this portfolio and fits the map to them; null removes them. */
  showPortfolio(portfolioId: string | null): void;
  /** Fits the map to the bounds. */
  showBounds(bounds: MapBounds): void;
}

/** Props that each slot passes to its widgets. Adding one requires a new minor version of the contracts. */
export interface SlotProps {
  /** A panel of the map workspace; only the open one is rendered. */
  'map-panel': {
    /** Object selected on the map. */
    objectId: string | null;
    /** Portfolio whose units are drawn on the map. */
    portfolioId: string | null;
    /** Whether a place lies in the work area that is on; null or absent while none is. */
    isInside?: ((place: { lon: number | null; lat: number | null }) => boolean) | null;
    map: MapCommands;
  };
  /** A section of the object details. Headings start at level 3. */
  'object-section': { objectId: string };
  /** A card on the start page, in the narrow column from `order` 100 on. Headings start at level 2. */
  'start-card': object;
  /** A tab beside the units of a portfolio; only the open one is rendered. Headings start at level 2. */
  'portfolio-tab': { portfolioId: string };
  /** A tab of `/management` for managers of the platform; only the open one is rendered. Headings start at level 2. */
  'platform-tab': object;
  /**
   * Transactions on a map and as a list, which fill the rest of a page. The query of the page's address is the widget's,
   * except for names that the page uses itself. Headings start at level 2.
   */
  transactions: object;
}

/** Props of a widget: those of its slot, and its localised title from the manifest. */
export type WidgetProps<Name extends SlotName> = SlotProps[Name] & { title: string };
