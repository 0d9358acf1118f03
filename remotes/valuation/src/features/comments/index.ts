export { CommentMark } from './ui/comment-mark';
export { CommentsButton } from './ui/comments-button';
export { CommentsPanel } from './ui/comments-panel';
export { useCommentAddress } from './ui/use-comment-address';
