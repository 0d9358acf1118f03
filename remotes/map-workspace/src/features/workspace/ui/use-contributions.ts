import { useCallback, useMemo, useState } from 'react';
import type { MapContribution, WorkspaceFeature } from '../../../common/workspace-feature';

const parts = ['panel', 'toggle', 'layers'] as const;

/** Name of what a part of a feature draws. */
export function contributionName(featureKey: string, part: (typeof parts)[number]): string {
  return `${featureKey} ${part}`;
}

/** What the features have on the map, in the order of the features. */
export function useContributions(features: readonly WorkspaceFeature[]) {
  const [drawn, setDrawn] = useState<Readonly<Record<string, MapContribution | null>>>({});
  const onDraw = useCallback(
    (name: string, contribution: MapContribution | null) =>
      setDrawn(before =>
        (before[name] ?? null) === contribution ? before : { ...before, [name]: contribution },
      ),
    [],
  );
  const contributions = useMemo(
    () =>
      features
        .flatMap(({ key }) => parts.map(part => contributionName(key, part)))
        .flatMap(name => drawn[name] ?? []),
    [features, drawn],
  );
  return { contributions, onDraw };
}
