import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Navigation state that requests an action on the target page. */
export const asking = (action: string) => ({ asked: action });

/** Read from the state, not from the address: a link from outside cannot request an action. */
function askedIn(state: unknown): string | null {
  const { asked } = (state ?? {}) as { asked?: unknown };
  return typeof asked === 'string' ? asked : null;
}

/**
 * Runs the action that the page was opened for, once: neither a reload nor back repeats it. Call it once the action can
 * run, so after the data has loaded. Unknown actions are ignored.
 */
export function useAskedAction(actions: Readonly<Record<string, () => void>>): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = askedIn(state);
  const run = useEffectEvent((action: string) => {
    const ownAction = actions[action];
    if (!ownAction) return;
    navigate(pathname + search, { replace: true, state: null });
    ownAction();
  });
  useEffect(() => {
    if (asked !== null) run(asked);
  }, [asked]);
}
