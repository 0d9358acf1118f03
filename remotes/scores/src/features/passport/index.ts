export { ObjectScoreSection } from './ui/object-score-section';
export { Passport } from './ui/passport';
