import { Activity, type ReactNode, useState } from 'react';

/**
 * Keeps the state, the elements and the scroll position of contents while they are not shown. Contents that were never
 * shown are not rendered.
 */
export function Kept({ shown, children }: { shown: boolean; children: ReactNode }) {
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return shown || wasShown ? <Activity mode={shown ? 'visible' : 'hidden'}>{children}</Activity> : null;
}
