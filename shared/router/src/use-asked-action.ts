import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a navigation carries to ask the page it leads to for an action. */
export const asking = (action: string) => ({ asked: action });

/** Not of an address: a link from outside asks for nothing. */
function askedIn(state: unknown): string | null {
  const { asked } = (state ?? {}) as { asked?: unknown };
  return typeof asked === 'string' ? asked : null;
}

/**
 * Does what the page was opened for, once: neither a reload nor going back asks again. Call it where the action can
 * be done at once, so after its data have come. Actions of others are left to them.
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
