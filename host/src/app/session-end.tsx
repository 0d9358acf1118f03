import { useBusEvent } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';

/** What one user has read must not be there for the next. */
export function SessionEnd() {
  const queryClient = useQueryClient();
  useBusEvent('session', ({ state }) => {
    if (state === 'signed-out') queryClient.clear();
  });
  return null;
}
