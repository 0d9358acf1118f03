import type { EventPayload } from '@kavel/contracts';
import { useBusEvent } from '@kavel/event-bus';
import { useEffect, useRef } from 'react';

/**
 * Follows the selections of other pages and tabs. What was selected before this page opened is given
 * at the start; it counts only where the address of the page names no object of its own.
 */
export function useFollowedSelection(
  linkedObjectId: string | null,
  onSelected: (event: EventPayload<'unit-selected'>) => void,
): void {
  const starting = useRef(true);
  useBusEvent('unit-selected', event => {
    if (starting.current && (linkedObjectId !== null || event.objectId === null)) return;
    onSelected(event);
  });
  // After the subscription above, which is given the last selection at once.
  useEffect(() => {
    starting.current = false;
    return () => {
      starting.current = true;
    };
  }, []);
}
