import type { WorkspaceFeature } from '../../../common/workspace-feature';
import type { WorkspaceState } from './workspace-address';

/** The feature of the open panel, or of what is chosen, that is not among the allowed ones. */
export function missingPart(
  features: readonly WorkspaceFeature[],
  allowed: readonly WorkspaceFeature[],
  { panel, selection }: Pick<WorkspaceState, 'panel' | 'selection'>,
): WorkspaceFeature | undefined {
  return features.find(
    feature =>
      !allowed.includes(feature) &&
      (feature.key === panel || (selection && feature.details?.[selection.layer])),
  );
}
