import { useEffect, useReducer, useState } from 'react';
import { nextPhase } from '../model/phase';
import type { Mode3dProps } from './mode-3d-props';
import { SceneOver } from './scene-over';

/** The 3D map over the flat one, from when it is wanted until the flat one has taken over again. */
export function Mode3d({ on, ...props }: Mode3dProps) {
  const [phase, tell] = useReducer(nextPhase, 'flat');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => tell(on ? 'on' : 'off'), [on, phase]);
  if (phase === 'flat' || phase === 'refused') return null;
  return (
    <SceneOver {...props} key={attempt} phase={phase} tell={tell} onRetry={() => setAttempt(attempt + 1)} />
  );
}
