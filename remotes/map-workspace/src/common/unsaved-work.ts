import { useEffect, useState } from 'react';

type Leave = () => void;

let ask: ((leave: Leave) => void) | null = null;

/** Does what would close a form at once, or after the user agreed to lose what is not saved there. */
export function leaveWork(leave: Leave): void {
  if (ask) ask(leave);
  else leave();
}

/** Whether a form holds work that is not saved. */
export const holdsWork = (): boolean => ask !== null;

/** Holds what `leaveWork` is to do, while `active`, until the user decides. */
export function useHeldWork(active: boolean) {
  const [leave, setLeave] = useState<{ go: Leave } | null>(null);
  useEffect(() => {
    if (!active) return;
    const own = (go: Leave) => setLeave({ go });
    ask = own;
    return () => {
      if (ask === own) ask = null;
    };
  }, [active]);
  return { asking: leave !== null, leave: () => leave?.go(), stay: () => setLeave(null) };
}
