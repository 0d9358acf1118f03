import { useQuery } from '@kavel/query';
import { Button } from '@kavel/ui/core';
import { MessageSquare } from '@kavel/ui/icons';
import { useTexts } from '../../../i18n';
import { commentsOf } from '../api/comment-calls';
import { openCount } from '../model/threads';
import { useCommentAddress } from './use-comment-address';

/** Opens and closes the comments of a valuation. */
export function CommentsButton({ valuationId }: { valuationId: string }) {
  const t = useTexts();
  const address = useCommentAddress();
  const count = openCount(useQuery(commentsOf(valuationId)).data ?? []);
  return (
    <Button
      variant="ghost"
      aria-expanded={address.isOpen}
      onClick={() => (address.isOpen ? address.close() : address.open(null))}
    >
      <MessageSquare aria-hidden />
      {count > 0 ? t('comments.titleWith', { n: String(count) }) : t('comments.title')}
    </Button>
  );
}
