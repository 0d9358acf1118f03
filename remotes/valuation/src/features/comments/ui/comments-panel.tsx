import { useSession } from '@kavel/auth';
import { isOnRecord } from '@kavel/contracts';
import { commentPath } from '@kavel/contracts/valuations';
import { useQuery } from '@kavel/query';
import {
  Box,
  Button,
  Flex,
  Notice,
  Pill,
  PlainList,
  SectionTitle,
  Skeleton,
  Text,
  useBreakpoint,
} from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import type { OpenValuation } from '../../../common/open-valuation';
import { QueryError } from '../../../common/query-error';
import { reviewQueries } from '../../../common/review-queries';
import { useTexts } from '../../../i18n';
import { commentsOf } from '../api/comment-calls';
import { shownThreads } from '../model/threads';
import { Composer } from './composer';
import { Thread } from './thread';
import { useAnchorName } from './use-anchor-name';
import { useCommentAddress } from './use-comment-address';
import { useCommentChanges } from './use-comment-changes';

/** The comments of a valuation, beside the page; a sheet on a phone. */
export function CommentsPanel(open: OpenValuation) {
  const t = useTexts();
  const address = useCommentAddress();
  const beside = useBreakpoint('lg');
  if (!beside) {
    return (
      <Dialog
        open
        onClose={address.close}
        title={t('comments.title')}
        closeLabel={t('common.close')}
        side="bottom"
      >
        <Comments {...open} />
      </Dialog>
    );
  }
  return (
    <Flex
      as="aside"
      aria-label={t('comments.title')}
      flexDirection="column"
      height="calc(100dvh - 3.5rem - var(--valuation-bar, 0px))"
      position="sticky"
      top="calc(3.5rem + var(--valuation-bar, 0px))"
      bg="surface"
      borderStartWidth="1px"
      borderColor="line"
      _print={{ display: 'none' }}
    >
      <Flex align="center" px="4" py="2" borderBottomWidth="1px" borderColor="line">
        <SectionTitle flex="1">{t('comments.title')}</SectionTitle>
        <Button variant="ghost" size="icon" aria-label={t('common.close')} onClick={address.close}>
          <X aria-hidden />
        </Button>
      </Flex>
      <Comments {...open} />
    </Flex>
  );
}

function Comments({ valuation, buckets }: OpenValuation) {
  const t = useTexts();
  const { user } = useSession();
  const { anchor, commentId, open } = useCommentAddress();
  const threads = useQuery(commentsOf(valuation.id));
  const people = useQuery(reviewQueries.people(valuation.id));
  const nameOf = useAnchorName({ valuation, buckets });
  const changes = useCommentChanges(valuation.id);
  const [resolvedShown, setResolvedShown] = useState(false);
  const isFixed = isOnRecord(valuation);

  if (threads.isError) return <QueryError error={threads.error} onRetry={() => void threads.refetch()} />;
  // Without the names an Enter that should choose one would begin a new line.
  if (!threads.data || people.isPending) return <Skeleton height="8rem" m="4" />;
  const shown = shownThreads(threads.data, anchor);
  const isSoughtResolved = shown.resolved.some(({ comments }) => comments.some(({ id }) => id === commentId));
  const others = (people.data?.people ?? []).filter(
    ({ userId, access }) => access !== null && userId !== user?.userId,
  );
  const list = [...shown.open, ...(resolvedShown || isSoughtResolved ? shown.resolved : [])];
  return (
    <>
      <Box flex="1" minHeight="0" overflowY="auto">
        <Flex gap="2" wrap="wrap" px="4" pt="3">
          {anchor ? (
            <Pill aria-pressed onClick={() => open(null)} title={t('comments.showAll')}>
              {nameOf(anchor)} <span aria-hidden>×</span>
            </Pill>
          ) : null}
          {shown.resolved.length > 0 && !isSoughtResolved ? (
            <Pill aria-pressed={resolvedShown} onClick={() => setResolvedShown(!resolvedShown)}>
              {t('comments.resolvedOnes', { n: String(shown.resolved.length) })}
            </Pill>
          ) : null}
        </Flex>
        {list.length === 0 ? (
          <Text px="4" py="6" fontSize="sm" color="muted">
            {t(isFixed ? 'comments.noneFixed' : 'comments.none')}
          </Text>
        ) : (
          <PlainList as="ol" aria-label={t('comments.title')}>
            {list.map(thread => (
              <Thread
                key={thread.id}
                thread={thread}
                name={nameOf(thread.anchor)}
                path={commentPath(valuation.id, thread.anchor)}
                people={others}
                me={user?.userId ?? ''}
                soughtId={commentId}
                changes={isFixed ? null : changes}
              />
            ))}
          </PlainList>
        )}
      </Box>
      <Box px="4" py="3" borderTopWidth="1px" borderColor="line">
        {isFixed ? (
          <Notice tone="info">{t('comments.fixed')}</Notice>
        ) : (
          <Composer
            label={t('comments.new', { on: nameOf(anchor ?? 'valuation') })}
            action={t('comments.send')}
            people={others}
            onSend={typed => changes.add({ ...typed, anchor: anchor ?? 'valuation' })}
          />
        )}
      </Box>
    </>
  );
}
