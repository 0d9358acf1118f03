import type { PermissionKey } from '@kavel/contracts';
import type { Bounds, LonLat, MapHit, MapTarget } from '@kavel/map';
import type { BasePart, LayerDefinition } from '@kavel/map/layers';
import type { ComponentType } from 'react';
import type { useTexts } from '../i18n';

/** What is chosen on the map: an object of the catalogue (`objectLayer`), or something of another layer by its key. */
export interface MapSelection {
  layer: string;
  id: string;
}

/** Layer key of objects of the catalogue, used by every layer that draws them; ids are 16 digits. */
export const objectLayer = 'object';
/** Of buildings of the 3D map; ids are 16 digits. */
export const pandLayer = 'pand';

/** What a feature puts on the map. */
export interface MapContribution {
  layers: readonly LayerDefinition[];
  /** What a click does, by the key of the layer. Without a handler it chooses the object with that id. */
  onHit?: Readonly<Record<string, (hit: MapHit, at?: LonLat) => void>>;
  /** Takes every click on the map, whatever is there, while the user picks a place. */
  onPlace?: ((at: LonLat) => void) | undefined;
  /** Pixels at the edges of the map that a panel of its own covers. */
  covers?: Readonly<{ right: number; bottom: number }>;
  /** Parts of the base in which its layers would drown. */
  hides?: readonly BasePart[];
  /** Its points carry the colours; the addresses around them stay grey. */
  quietsAddresses?: boolean;
  /** Positions of objects that the map can go to, by id. */
  places?: Readonly<Record<string, MapTarget>>;
  /** What the button for everything shows instead of all points. */
  everything?: Bounds | null;
  /** Name of what the address has and this user may not see. A link then says so. */
  missing?: string | null;
}

/** Destination of the map: a target, or an id, once a feature has its place. */
export type Goal = { kind: 'named'; id: string } | { kind: 'target'; target: MapTarget };

/** What the workspace gives to each part of a feature. */
export interface WorkspaceProps {
  /** The chosen object (16 digits), which opens next to the map. */
  objectId: string | null;
  /** What is chosen, of any layer. */
  selection: MapSelection | null;
  /** Id of what the pointer rests on, on the map or in a list. */
  hoveredId: string | null;
  /** The portfolio on the map. */
  portfolioId: string | null;
  /** What the map shows beside the panels; null until it is drawn. */
  bounds: Bounds | null;
  /** Panels come as sheets from below, which carry their title. */
  narrow: boolean;
  /** Chooses an object, here and on the other pages; null closes it. */
  select: (objectId: string | null) => void;
  /** Chooses something of a layer, which opens next to the map when its feature has `details` for it. */
  choose: (selection: MapSelection | null) => void;
  hover: (id: string | null) => void;
  choosePortfolio: (portfolioId: string | null) => void;
  goTo: (goal: Goal) => void;
  /** Replaces what this part has on the map, which goes by itself when the part does. */
  draw: (contribution: MapContribution | null) => void;
}

export interface FeatureDetailProps {
  /** Of what was chosen. */
  id: string;
  choose: WorkspaceProps['choose'];
  onClose: () => void;
}

/** What opens next to the map for something of a layer. */
export interface FeatureDetail {
  label: (t: ReturnType<typeof useTexts>) => string;
  Detail: ComponentType<FeatureDetailProps>;
}

/** A feature of the map workspace: a panel or a toggle, what it draws, and who may use it. */
export interface WorkspaceFeature {
  /** Its name in the address of the page, `?panel=key`. */
  key: string;
  /** One of these keys is enough; null for everyone, visitors too. */
  permission: readonly PermissionKey[] | null;
  label: (t: ReturnType<typeof useTexts>) => string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Mounted while it is open; at most one panel is. */
  Panel?: ComponentType<WorkspaceProps>;
  /** A button in the tools of the map, which draws while it is on. Toggles and panels leave each other alone. */
  Toggle?: ComponentType<WorkspaceProps>;
  /** Renders nothing and draws what stays on the map while the panel is closed. Mounted with the workspace. */
  Layers?: ComponentType<WorkspaceProps>;
  /** What opens when something of its layers is chosen, by the key of the layer. */
  details?: Readonly<Record<string, FeatureDetail>>;
  /** Whether an address has its toggle on, so that a link says so to a user who may not use it. */
  isOnIn?: (query: URLSearchParams) => boolean;
  /** Stands open where there is room and no other panel is; its button is for narrow screens. */
  isStart?: boolean;
}
