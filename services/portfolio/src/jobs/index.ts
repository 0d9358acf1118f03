export type { JobKind, Turn } from './job-kind';
export { JobRunner, type JobRunnerOptions } from './job-runner';
