export { RecordSections } from './ui/record-sections';
