import { useQuery } from '@kavel/query';
import { Button } from '@kavel/ui/core';
import { MessageSquare } from '@kavel/ui/icons';
import { useTexts } from '../../../i18n';
import { commentsOf } from '../api/comment-calls';
import { openCount } from '../model/threads';
import { useCommentAddress } from './use-comment-address';

export interface CommentMarkProps {
  valuationId: string;
  /** What it is beside: `unit:…`, `bucket:…` or `figure:…`. */
  anchor: string;
  /** Its name. */
  on: string;
}

/** Opens the comments on a unit, bucket or figure, and shows how many are not resolved. */
export function CommentMark({ valuationId, anchor, on }: CommentMarkProps) {
  const t = useTexts();
  const address = useCommentAddress();
  const count = openCount(useQuery(commentsOf(valuationId)).data ?? [], anchor);
  return (
    <Button
      variant="ghost"
      size="icon"
      color={count > 0 ? 'accent' : 'muted'}
      aria-label={t('comments.openOn', { on, count })}
      title={t('comments.openOn', { on, count })}
      onClick={event => {
        event.stopPropagation();
        address.open(anchor);
      }}
      width={count > 0 ? 'auto' : undefined}
      px={count > 0 ? '1.5' : undefined}
      gap="1"
      _print={{ display: 'none' }}
    >
      <MessageSquare aria-hidden />
      {count > 0 ? count : null}
    </Button>
  );
}
