import { portfolioApi } from '@kavel/contracts';
import { type BulkLine, type BulkOutcome, bulkApi } from '@kavel/contracts/bulk';
import type { Caller } from '@kavel/service-kit';
import { sendList, storeList } from './bulk-lists';
import { type Harness, linesFor, madePortfolio, startHarness } from './harness';
import { lineText, madeUpObject } from './made-up-objects';

// Set-up of the list tests: before each test an empty portfolio of a new user. Importing it registers its hooks.

export const objects = Array.from({ length: 500 }, (_, index) => madeUpObject(index));
export const twice = [2_000, 2_001].map(index => madeUpObject(index, { huisnummer: 2_001 }));

export let harness: Harness;
export let caller: Caller;
export let portfolioId: string;

beforeAll(async () => {
  harness = await startHarness({ objects: [...objects, ...twice] });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
  portfolioId = (await madePortfolio(harness, caller)).id;
});

export const send = (lines: readonly BulkLine[], partLines?: number) =>
  sendList(harness.api, caller, portfolioId, lines, partLines);
export const store = (id: string, mode: 'good-lines' | 'all-or-nothing') =>
  storeList(harness.api, caller, id, mode);
export const units = async () =>
  (await harness.api.call(portfolioApi.getPortfolio, { params: { id: portfolioId } }, caller)).units;
export const linesOf = (id: string, outcome?: BulkOutcome, limit = 1_000, after?: string) =>
  harness.api.call(bulkApi.listBulkLines, { params: { id }, query: { outcome, limit, after } }, caller);
export const settle = (id: string, line: number, object: string) =>
  harness.api.call(bulkApi.settleBulkLine, { params: { id, line }, body: { objectId: object } }, caller);

export const mixed: BulkLine[] = [
  ...linesFor(5),
  { line: 6, text: 'Nergensweg 1, 1234 AB Verzonnendam' },
  { line: 7, text: lineText(2_000) },
  { line: 8, text: '???' },
  { line: 9, text: lineText(0) },
  { line: 10, text: lineText(7), facts: { annualRent: '€ 12.500,-', leaseEnd: '31-12-2030' } },
  { line: 11, text: lineText(8), facts: { annualRent: 'veel', bouwjaar: '3000' } },
];

export async function lease(jobId: string) {
  const [row] = await harness.query<{ attempts: number; holder: string | null }>(
    'select attempts, holder from portfolio.job_lease where job_id = $1',
    [jobId],
  );
  return row;
}

/** Creates another list, which makes the runner poll. */
export async function poke(): Promise<void> {
  const other = await harness.caller();
  const { id } = await madePortfolio(harness, other);
  const sent = await sendList(harness.api, other, id, linesFor(1));
  await storeList(harness.api, other, sent.id, 'good-lines');
}

export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(resolve => setTimeout(resolve, 20));
}
