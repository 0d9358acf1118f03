import type { LayerDefinition } from '@kavel/map/layers';
import { type ReactNode, useMemo, useState } from 'react';
import type { MapContribution } from '../../../common/workspace-feature';
import { useMayUseWorkAreas } from '../api/use-work-area-filter';
import { WorkAreaToggle } from './work-area-toggle';

export interface OwnWorkAreaToggle {
  /** Null for a user who may not use work areas. */
  toggle: ReactNode;
  /** Dims what lies outside; empty while the work area is off. */
  layers: readonly LayerDefinition[];
}

const none: readonly LayerDefinition[] = [];

/** The toggle of the work area for a page with a map of its own, and what it draws there. */
export function useWorkAreaToggle(): OwnWorkAreaToggle {
  const mayUse = useMayUseWorkAreas();
  const [drawn, draw] = useState<MapContribution | null>(null);
  const toggle = useMemo(() => (mayUse ? <WorkAreaToggle draw={draw} /> : null), [mayUse]);
  return { toggle, layers: drawn?.layers ?? none };
}
