/** Places on pages that remotes fill with widgets. The page that renders a slot hands over its `SlotProps`. */
export const slotNames = ['map-panel', 'object-section', 'start-card', 'portfolio-tab'] as const;
export type SlotName = (typeof slotNames)[number];

/** West, south, east, north in degrees (WGS84). */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

/** What a panel can do to the map beside it. */
export interface MapCommands {
  /** Selects an object, as a click on the map does; null clears the selection. */
  selectObject(objectId: string | null): void;
  /** Draws the units of this portfolio and moves the map to them; null removes them. */
  showPortfolio(portfolioId: string | null): void;
  /** Moves the map so that all of it is in view. */
  showBounds(bounds: MapBounds): void;
}

/** What each slot hands its widgets. An addition needs a raised minor version of the contracts. */
export interface SlotProps {
  /** A panel of the map workspace; only the one that is open is rendered. */
  'map-panel': {
    /** Object selected on the map. */
    objectId: string | null;
    /** Portfolio whose units are drawn on the map. */
    portfolioId: string | null;
    map: MapCommands;
  };
  /** A section below what is known of one object. Headings start at level 3. */
  'object-section': { objectId: string };
  /** A card on the start page of a member. Headings start at level 2. */
  'start-card': object;
  /** A tab beside the units of a portfolio; only the one that is open is rendered. Headings start at level 2. */
  'portfolio-tab': { portfolioId: string };
}

/** Props of a widget: those of its slot, and its title from the manifest in the language of the user. */
export type WidgetProps<Name extends SlotName> = SlotProps[Name] & { title: string };
