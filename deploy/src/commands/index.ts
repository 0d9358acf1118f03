/** API of the command line, for programs that publish. */
export { canary, rollback, setDisabled } from './moves';
export { publish } from './publish';
