/** Entry for building a snapshot; without the threads and the kernel that answer. */
export { buildIndex } from './columns/build-index';
export { relabelIndex } from './columns/relabel-index';
