export { lookInto } from './look-into';
export { type MadeSnapshot, makeSnapshot } from './make-snapshot';
export { temporaryFolder } from './temporary-folder';
