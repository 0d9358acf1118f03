import { useSession } from '@kavel/auth';
import { useBusEvent } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';
import { useEffect, useRef } from 'react';

/** Clears cached data when the user changes: by signing in elsewhere or by acting on behalf. */
export function SessionEnd() {
  const queryClient = useQueryClient();
  useBusEvent('session', ({ state }) => {
    if (state === 'signed-out') queryClient.clear();
  });
  const { user, selectedUser } = useSession();
  const userId = user?.userId;
  const subjectId = selectedUser?.userId;
  const shown = useRef({ userId, subjectId });
  useEffect(() => {
    const before = shown.current;
    shown.current = { userId, subjectId };
    const another = before.userId !== undefined && userId !== undefined && before.userId !== userId;
    if (another || before.subjectId !== subjectId) void queryClient.resetQueries();
  }, [userId, subjectId, queryClient]);
  return null;
}
