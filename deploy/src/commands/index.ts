/** What the command line does, for programs that publish by themselves. */
export { canary, rollback, setDisabled } from './moves';
export { publish } from './publish';
