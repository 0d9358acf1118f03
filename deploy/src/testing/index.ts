export { type MadeBucket, makeBucket } from './made-bucket';
export { makeBuild } from './made-build';
