export { FactList } from './ui/facts';
export { ObjectScoreSection } from './ui/object-score-section';
export { Passport } from './ui/passport';
export { PassportHeader } from './ui/passport-header';
