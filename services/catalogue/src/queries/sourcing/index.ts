export { type SourcingRow, sourcingObjects, sourcingRows } from './sourcing';
export type { SourcingQuestion } from './sourcing-sql';
