import { call } from '@kavel/api-client';
import { useSession } from '@kavel/auth';
import { notificationApi } from '@kavel/contracts/notifications';
import { useQuery } from '@kavel/query';
import { Box, LinkButton } from '@kavel/ui/core';
import { useBellTexts } from './i18n';

/** Milliseconds between questions; the list asks at once when it changes something. */
const everyMs = 60_000;
const most = 99;

/** Leads to the notifications, and says how many are unread. Loaded after the first paint, for users only. */
export default function Bell() {
  const t = useBellTexts();
  const { user, selectedUser } = useSession();
  const { data } = useQuery({
    queryKey: ['notifications', 'unread', selectedUser?.userId ?? user?.userId],
    queryFn: ({ signal }) => call(notificationApi.countUnread, {}, { signal }),
    refetchInterval: everyMs,
  });
  const unread = data?.unread ?? 0;
  return (
    <LinkButton
      to="/notifications"
      variant="ghost"
      size="icon"
      position="relative"
      aria-label={unread > 0 ? t('unread', { count: unread }) : t('none')}
    >
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <path
          d="M6 8a6 6 0 0 1 12 0c0 7 3 9 3 9H3s3-2 3-9M10.3 21a1.9 1.9 0 0 0 3.4 0"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {unread > 0 ? (
        <Box
          as="span"
          aria-hidden
          position="absolute"
          top="-2px"
          insetEnd="-2px"
          minWidth="1.125rem"
          height="1.125rem"
          px="1"
          borderRadius="full"
          bg="accent"
          color="onAccent"
          fontSize="11px"
          fontWeight="semibold"
          lineHeight="1.125rem"
          textAlign="center"
        >
          {unread > most ? `${most}+` : unread}
        </Box>
      ) : null}
    </LinkButton>
  );
}
