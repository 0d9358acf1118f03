/** Entry for building a snapshot, without the query threads and the kernel. */
export { buildIndex } from './columns/build-index';
export { relabelIndex } from './columns/relabel-index';
