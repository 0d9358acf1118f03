export { makeBuild } from './made-build';
