import type { Notification } from '@kavel/contracts/notifications';
import { useFormats } from '@kavel/i18n';
import { Box, Button, Flex, Text, TextLink } from '@kavel/ui/core';
import { useNotificationTexts } from '../i18n';

export interface NotificationRowProps {
  notification: Notification;
  onMark: (read: boolean) => void;
}

/** What is new, with a link to it. */
export function NotificationRow({ notification, onMark }: NotificationRowProps) {
  const t = useNotificationTexts();
  const { number, date } = useFormats();
  const { kind, subject, count, details, link, createdAt, readAt } = notification;
  const isUnread = readAt === null;
  const more = count - details.length;
  return (
    <Flex as="li" gap="3" py="3" alignItems="start">
      <Box
        flexShrink="0"
        width="2"
        height="2"
        mt="2"
        borderRadius="full"
        bg={isUnread ? 'accent' : 'transparent'}
        {...(isUnread ? { role: 'img', 'aria-label': t('isUnread') } : { 'aria-hidden': true })}
      />
      <Box flex="1" minWidth="0">
        <TextLink
          to={link}
          overflowWrap="anywhere"
          fontWeight={isUnread ? 'semibold' : 'normal'}
          onClick={() => {
            if (isUnread) onMark(true);
          }}
        >
          {t(`kinds.${kind}.line`, { subject, count, n: number(count) })}
        </TextLink>
        {details.length === 0 ? null : (
          <Text fontSize="sm" color="muted" overflowWrap="anywhere">
            {details.join(' · ')}
            {more > 0 ? ` ${t('more', { n: number(more) })}` : null}
          </Text>
        )}
        <Text fontSize="xs" color="muted">
          {date(createdAt)}
        </Text>
      </Box>
      <Button
        variant="ghost"
        aria-label={`${t(isUnread ? 'markRead' : 'markUnread')}: ${subject}`}
        onClick={() => onMark(isUnread)}
      >
        {t(isUnread ? 'markRead' : 'markUnread')}
      </Button>
    </Flex>
  );
}
