/** The functions behind the command line, for programs that publish themselves. */
export { canary, rollback, setDisabled } from './moves';
export { publish } from './publish';
