import { hasPermission, useSession } from '@kavel/auth';
import { useMemo } from 'react';
import type { WorkspaceFeature } from '../../../common/workspace-feature';

/** The features that the user may use. */
export function useAllowedFeatures(features: readonly WorkspaceFeature[]): readonly WorkspaceFeature[] {
  const session = useSession();
  return useMemo(
    () =>
      features.filter(
        ({ permission }) => permission === null || permission.some(key => hasPermission(session, key)),
      ),
    [features, session],
  );
}
