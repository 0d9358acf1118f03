export { addressOfAudience, audienceOf, audiences } from './model/audiences';
export { AudienceDescription } from './ui/audience';
export { AudienceList } from './ui/audience-list';
