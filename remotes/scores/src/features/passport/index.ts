export { FactList } from './ui/facts';
export { LocationMap } from './ui/location-map';
export { ObjectScoreSection } from './ui/object-score-section';
export { Passport } from './ui/passport';
export { PassportHeader } from './ui/passport-header';
