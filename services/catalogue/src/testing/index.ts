export { lookInto } from './look-into';
export { temporaryFolder } from './temporary-folder';
