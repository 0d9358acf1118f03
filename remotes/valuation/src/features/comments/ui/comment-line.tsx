import { type Comment, commentLimits, type ValuationPerson } from '@kavel/contracts/valuations';
import { useFormats } from '@kavel/i18n';
import { Box, Flex, Text, TextButton } from '@kavel/ui/core';
import { useEffect, useState } from 'react';
import { useKeptFocus } from '../../../common/use-kept-focus';
import { useTexts } from '../../../i18n';
import type { Typed } from '../api/comment-calls';
import { partsOf } from '../model/mention';
import { Composer } from './composer';

export interface CommentLineProps {
  comment: Comment;
  people: readonly ValuationPerson[];
  /** The link that opened the page led to it. */
  isSought: boolean;
  /** Absent where it cannot be changed: of somebody else, or of an approved valuation. */
  change?: { edit: (typed: Typed) => Promise<unknown>; remove: () => void } | undefined;
}

/** One comment, with what its author can do. */
export function CommentLine({ comment, people, isSought, change }: CommentLineProps) {
  const t = useTexts();
  const f = useFormats();
  const [mode, setMode] = useState<'shown' | 'edited' | 'asked'>('shown');
  const { author, onBehalfOf, text, mentions, createdAt, editedAt, removed } = comment;
  const line = useKeptFocus<HTMLDivElement>(removed ? 'removed' : mode);
  useEffect(() => {
    if (isSought) line.current?.scrollIntoView({ block: 'center' });
  }, [isSought, line]);

  const words = () => {
    if (removed) {
      return (
        <Text fontSize="sm" color="muted" fontStyle="italic">
          {t('comments.removed', { name: removed.by, date: f.moment(removed.at) })}
        </Text>
      );
    }
    if (mode === 'edited' && change) {
      return (
        <Composer
          label={t('comments.edit')}
          action={t('common.save')}
          people={people}
          initial={text}
          autoFocus
          onSend={typed => change.edit(typed).then(() => setMode('shown'))}
          onCancel={() => setMode('shown')}
        />
      );
    }
    return (
      <Text fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {partsOf(
          text,
          mentions.map(({ name }) => name),
        ).map((part, at) => (
          <Text key={at} as="span" {...(part.isName ? { fontWeight: 'semibold', color: 'accent' } : {})}>
            {part.text}
          </Text>
        ))}
      </Text>
    );
  };
  const isYoung = Date.now() - Date.parse(createdAt) < commentLimits.editHours * 3_600_000;
  return (
    <Box
      ref={line}
      tabIndex={-1}
      py="2"
      px="2"
      mx="-2"
      borderRadius="md"
      bg={isSought ? 'accentSoft' : undefined}
      {...(isSought ? { 'aria-current': true } : {})}
    >
      <Flex gap="2" align="baseline" wrap="wrap">
        <Text fontSize="sm" fontWeight="semibold">
          {author.name}
          {onBehalfOf ? ` ${t('status.onBehalfOf', { name: onBehalfOf.name })}` : null}
        </Text>
        <Text asChild color="muted" fontSize="xs">
          <time dateTime={createdAt}>{f.moment(createdAt)}</time>
        </Text>
        {editedAt && !removed ? (
          <Text color="muted" fontSize="xs">
            {t('comments.edited')}
          </Text>
        ) : null}
      </Flex>
      {words()}
      {change && !removed && mode !== 'edited' ? (
        <Flex gap="3" fontSize="xs" color="muted" pt="1">
          {isYoung ? <TextButton onClick={() => setMode('edited')}>{t('comments.edit')}</TextButton> : null}
          {mode === 'asked' ? (
            <>
              <TextButton color="red" onClick={change.remove}>
                {t('comments.removeSure')}
              </TextButton>
              <TextButton onClick={() => setMode('shown')}>{t('common.cancel')}</TextButton>
            </>
          ) : (
            <TextButton onClick={() => setMode('asked')}>{t('comments.remove')}</TextButton>
          )}
        </Flex>
      ) : null}
    </Box>
  );
}
