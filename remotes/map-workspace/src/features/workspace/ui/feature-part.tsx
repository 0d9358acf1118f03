import { type ComponentType, useCallback, useEffect } from 'react';
import type { MapContribution, WorkspaceProps } from '../../../common/workspace-feature';

export interface FeaturePartProps extends Omit<WorkspaceProps, 'draw'> {
  /** Under which its contribution is kept. */
  name: string;
  Part: ComponentType<WorkspaceProps>;
  onDraw: (name: string, contribution: MapContribution | null) => void;
}

/** A panel or the layers of a feature; what it drew goes with it. */
export function FeaturePart({ name, Part, onDraw, ...workspace }: FeaturePartProps) {
  const draw = useCallback(
    (contribution: MapContribution | null) => onDraw(name, contribution),
    [name, onDraw],
  );
  useEffect(() => () => draw(null), [draw]);
  return <Part {...workspace} draw={draw} />;
}
