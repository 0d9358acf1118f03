import type { WorkspaceFeature } from '../../../common/workspace-feature';
import type { WorkspaceState } from './workspace-address';

/** What of an address belongs to features. */
interface Named extends Pick<WorkspaceState, 'panel' | 'selection'> {
  query: URLSearchParams;
}

/** The features of the open panel, of toggles that are on, and of what is chosen, that are not among the allowed ones. */
export function missingFeatures(
  features: readonly WorkspaceFeature[],
  allowed: readonly WorkspaceFeature[],
  { panel, selection, query }: Named,
): WorkspaceFeature[] {
  return features.filter(
    feature =>
      !allowed.includes(feature) &&
      (feature.key === panel || feature.isOnIn?.(query) || (selection && feature.details?.[selection.layer])),
  );
}
