import type { BulkJob, BulkLine, BulkOutcome } from '@kavel/contracts/bulk';
import { Refusal } from '@kavel/testing';
import { portfolioId } from './data';

export const listId = '5b0d0c4e-8f3b-4a55-9a37-0d0e6f1f7a01';

/** The lists of the portfolio service: one, stored as its parts come. The first object is in the portfolio already. */
export function fakeLists() {
  const parts = new Map<number, readonly BulkLine[]>();
  let job: BulkJob | null = null;
  const now = (): BulkJob => {
    if (!job) throw new Refusal('not-found');
    const stored = [...parts.values()].flat().length;
    const done = job.state === 'running' && parts.size === job.parts;
    const counts = {
      ...noCounts,
      added: Math.max(0, stored - 1),
      'already-in-portfolio': Math.min(1, stored),
    };
    job = { ...job, received: [...parts.keys()], matched: stored, stored, counts };
    return done ? { ...job, state: 'done' } : job;
  };
  return {
    /** The texts of the lines that came in, in order. */
    texts: () => [...parts.values()].flatMap(lines => lines.map(({ text }) => text)),
    answer: (name: string, body: unknown): unknown => {
      if (name === `POST /portfolio/portfolios/${portfolioId}/bulk-jobs`) {
        job = { ...announced, ...(body as Pick<BulkJob, 'name' | 'lines' | 'parts'>) };
        return job;
      }
      const [, rest] = name.match(new RegExp(`^\\w+ /portfolio/bulk-jobs/${listId}(/.*)?$`)) ?? [];
      if (!name.includes(listId)) return undefined;
      const [, part] = rest?.match(/^\/parts\/(\d+)$/) ?? [];
      if (part) parts.set(Number(part), (body as { lines: BulkLine[] }).lines);
      if (job && rest === '/start') job = { ...job, state: 'running', mode: 'good-lines' };
      if (job && rest === '/cancel') job = { ...now(), state: 'cancelled' };
      return now();
    },
  };
}
export type FakeLists = ReturnType<typeof fakeLists>;

const noCounts: Record<BulkOutcome, number> = {
  matched: 0,
  added: 0,
  'not-found': 0,
  ambiguous: 0,
  unreadable: 0,
  'already-in-portfolio': 0,
  'repeated-line': 0,
  'invalid-facts': 0,
};

/** What the page does not look at is left out. */
const announced = {
  id: listId,
  portfolioId,
  name: '',
  state: 'receiving',
  mode: null,
  lines: 0,
  parts: 0,
  received: [],
  matched: 0,
  stored: 0,
  counts: noCounts,
  failure: null,
  madeBy: 'Maud Visser',
  createdAt: '2026-11-21T10:00:00Z',
  startedAt: null,
  finishedAt: null,
  secondsLeft: null,
} as Partial<BulkJob> as BulkJob;
