export { ReviewersNotice } from './ui/reviewers-notice';
export { StatusHistory } from './ui/status-history';
export { StatusMoves } from './ui/status-moves';
