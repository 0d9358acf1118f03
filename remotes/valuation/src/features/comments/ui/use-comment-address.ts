import { anchorPattern } from '@kavel/contracts/valuations';
import { useSearchParams } from '@kavel/router';

const everything = 'all';

/**
 * Which comments are shown, in the address: `?comments=` all, or what they are on; `?comment=` one of them, as links in
 * notifications have it.
 */
export function useCommentAddress() {
  const [params, setParams] = useSearchParams();
  const on = params.get('comments');
  const commentId = params.get('comment');
  const change = (comments: string | null) =>
    setParams(
      now => {
        now.delete('comment');
        if (comments === null) now.delete('comments');
        else now.set('comments', comments);
        return now;
      },
      { replace: true },
    );
  return {
    isOpen: on !== null || commentId !== null,
    /** Null: everything. */
    anchor: on !== null && on !== everything && anchorPattern.test(on) ? on : null,
    commentId,
    open: (anchor: string | null) => change(anchor ?? everything),
    close: () => change(null),
  };
}
