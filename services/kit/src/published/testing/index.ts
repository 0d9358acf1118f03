export { type MadeBucket, makeBucket } from './made-bucket';
