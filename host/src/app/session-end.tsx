import { useSession } from '@kavel/auth';
import { useBusEvent } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';
import { useEffect, useRef } from 'react';

/** What one user has read must not be there for the next, nor for whom he acts. */
export function SessionEnd() {
  const queryClient = useQueryClient();
  useBusEvent('session', ({ state }) => {
    if (state === 'signed-out') queryClient.clear();
  });
  const subjectId = useSession().selectedUser?.userId;
  const shown = useRef(subjectId);
  useEffect(() => {
    if (shown.current !== subjectId) void queryClient.resetQueries();
    shown.current = subjectId;
  }, [subjectId, queryClient]);
  return null;
}
