import type { CommentThread, ValuationPerson } from '@kavel/contracts/valuations';
import { Box, Button, Flex, Text, TextLink } from '@kavel/ui/core';
import { Check, RotateCcw } from '@kavel/ui/icons';
import { useState } from 'react';
import { useKeptFocus } from '../../../common/use-kept-focus';
import { useTexts } from '../../../i18n';
import { CommentLine } from './comment-line';
import { Composer } from './composer';
import type { CommentChanges } from './use-comment-changes';

export interface ThreadProps {
  thread: CommentThread;
  /** What it is on, and where that is shown. */
  name: string;
  path: string;
  people: readonly ValuationPerson[];
  /** The signed-in user. */
  me: string;
  soughtId: string | null;
  /** Null: everything is fixed. */
  changes: CommentChanges | null;
}

/** A comment with its answers. */
export function Thread({ thread, name, path, people, me, soughtId, changes }: ThreadProps) {
  const t = useTexts();
  const [answering, setAnswering] = useState(false);
  const answer = useKeptFocus<HTMLButtonElement>(answering);
  const isResolved = thread.resolved !== null;
  return (
    <Box as="li" px="4" py="3" borderBottomWidth="1px" borderColor="line">
      <Flex align="center" gap="2">
        <Box flex="1" minWidth="0" fontSize="xs">
          <TextLink to={path}>{name}</TextLink>
        </Box>
        {changes ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t(isResolved ? 'comments.reopen' : 'comments.resolve')}
            title={t(isResolved ? 'comments.reopen' : 'comments.resolve')}
            onClick={() => changes.resolve(thread.id, !isResolved)}
          >
            {isResolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
          </Button>
        ) : null}
      </Flex>
      {thread.comments.map(comment => (
        <CommentLine
          key={comment.id}
          comment={comment}
          people={people}
          isSought={comment.id === soughtId}
          change={
            changes && comment.author.userId === me
              ? {
                  edit: typed => changes.edit(comment.id, typed),
                  remove: () => changes.remove(comment.id),
                }
              : undefined
          }
        />
      ))}
      {thread.resolved ? (
        <Text fontSize="xs" color="muted">
          {t('comments.resolvedBy', { name: thread.resolved.by })}
        </Text>
      ) : null}
      {changes && answering ? (
        <Composer
          label={t('comments.answer')}
          action={t('comments.answer')}
          people={people}
          autoFocus
          onSend={typed =>
            changes
              .add({ ...typed, anchor: thread.anchor, threadId: thread.id })
              .then(() => setAnswering(false))
          }
          onCancel={() => setAnswering(false)}
        />
      ) : null}
      {changes && !answering ? (
        <Button ref={answer} variant="ghost" onClick={() => setAnswering(true)}>
          {t('comments.answer')}
        </Button>
      ) : null}
    </Box>
  );
}
