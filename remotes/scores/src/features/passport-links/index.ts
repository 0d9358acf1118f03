export { SharePassport } from './ui/share-passport';
export { SharedPassportView } from './ui/shared-passport-view';
