import type { BatchLine, PortfolioDetail } from '@kavel/contracts';
import type {
  BulkJob,
  BulkLine,
  BulkLineResult,
  BulkMode,
  BulkOutcome,
  BulkUpdates,
} from '@kavel/contracts/bulk';
import type { OwnColumn } from '@kavel/contracts/units';
import { type Answers, type Call, fakeServer, Refusal } from '@kavel/testing';

export const portfolio: PortfolioDetail = {
  id: '7a1b3c5d-0000-4000-8000-000000000001',
  name: 'Apeldoorn Noord',
  unitCount: 0,
  updatedAt: '2026-11-20T09:00:00Z',
  access: 'edit',
  archivedAt: null,
  sharedWith: { organisation: 'none', colleagues: 0 },
  units: [],
};
export const jobId = '9b1b3c5d-0000-4000-8000-000000000009';
export const candidate = {
  objectId: '0200010000000042',
  address: 'Kerkstraat 42, 7311 AA Apeldoorn',
  vtwType: 'winkel' as const,
  oppervlakte: 80,
  lon: 5.9,
  lat: 52.2,
  fictional: false,
};

export const ownColumn: OwnColumn = {
  id: '5c1b3c5d-0000-4000-8000-000000000005',
  portfolioId: portfolio.id,
  name: 'Beheerder',
  kind: 'choice',
  choices: ['Noord', 'Zuid'],
};

const problems: readonly BulkOutcome[] = ['not-found', 'ambiguous', 'unreadable', 'repeated-line'];
const outcomes: readonly BulkOutcome[] = [
  'added',
  'matched',
  'already-in-portfolio',
  'invalid-facts',
  ...problems,
];

/** An address that is already in the portfolio; the list has a different rent for it. */
const present = {
  outcome: 'already-in-portfolio' as const,
  address: 'Laan 1, Apeldoorn',
  changes: [{ field: 'annualRent' as const, from: 12_000, to: 12_500 }],
};

const wrongChoice = {
  outcome: 'invalid-facts' as const,
  badOwn: [{ column: ownColumn.name, problem: 'not-a-choice' as const }],
};

/** Matches `Straat <n>`, already has `Laan 1`, finds `vaag` ambiguous, and matches nothing else. */
function match({ line, text, own }: BulkLine, seen: Set<string>): BulkLineResult {
  const number = /^Straat (\d+)$/.exec(text)?.[1] ?? (text === candidate.address ? '42' : undefined);
  const repeated = number !== undefined && seen.has(number);
  if (number !== undefined) seen.add(number);
  return {
    line,
    text,
    outcome: repeated ? 'repeated-line' : number ? 'matched' : text === 'vaag' ? 'ambiguous' : 'not-found',
    objectId: number ? number.padStart(16, '0') : null,
    address: number ? `Straat ${number}, Apeldoorn` : null,
    firstLine: repeated ? 1 : null,
    badFacts: [],
    changes: [],
    candidates: text === 'vaag' ? [candidate] : [],
    ...(text === 'Laan 1' ? present : {}),
    ...(own?.[ownColumn.id] === 'Oost' ? wrongChoice : {}),
  };
}

/** Fake of the list service: one job, which runs until `finish` is called. */
export class FakeBulkService {
  job: BulkJob | null = null;
  /** As received. */
  sent: BulkLine[] = [];
  readonly calls: Call[];
  private lines: BulkLineResult[] = [];
  private readonly seen = new Set<string>();

  constructor(more: Answers & object = {}) {
    const of = `/portfolio/portfolios/${portfolio.id}`;
    const own = `/portfolio/bulk-jobs/${jobId}`;
    this.calls = fakeServer((call: Call) => {
      const special = (more as Record<string, (call: Call) => unknown>)[call.name];
      if (special) return special(call);
      if (call.name === `GET ${of}`) return portfolio;
      if (call.name === `GET ${of}/own-columns`) return [ownColumn];
      if (call.name === `GET ${of}/bulk-jobs`) return this.job ? [this.read()] : [];
      if (call.name === `POST ${of}/bulk-jobs`) return this.create(call);
      if (call.name === `POST ${of}/real-estate-entities/batch/preview`) {
        return { lines: (call.body as { lines: BatchLine[] }).lines.map(line => match(line, new Set())) };
      }
      if (call.name.startsWith(`PUT ${own}/parts/`)) return this.put(call);
      if (call.name.startsWith(`PUT ${own}/lines/`)) return this.settle(call);
      if (call.name === `GET ${own}`) return this.read();
      if (call.name === `GET ${own}/lines`) return this.page(call);
      if (call.name === `POST ${own}/start`)
        return this.start(call.body as { mode: BulkMode; updates?: BulkUpdates });
      if (call.name === `POST ${own}/cancel`) return this.end('cancelled');
      if (call.name === `GET ${own}/result`) return new TextEncoder().encode('Regel;Tekst').buffer;
      throw new Refusal('not-found');
    });
  }

  /** Ends the job. */
  finish(): void {
    for (const line of this.lines) if (line.outcome === 'matched') line.outcome = 'added';
    this.end('done');
  }

  read(): BulkJob {
    if (this.job === null) throw new Refusal('not-found');
    const counts = Object.fromEntries(outcomes.map(outcome => [outcome, 0])) as BulkJob['counts'];
    for (const { outcome } of this.lines) counts[outcome] += 1;
    const differing = this.lines.filter(({ changes }) => changes.length > 0).length;
    const updated = this.job.state === 'done' && this.job.updates === 'overwrite' ? differing : 0;
    const received = [...this.job.received];
    return { ...this.job, received, matched: this.lines.length, counts, differing, updated };
  }

  private create({ body }: Call): BulkJob {
    const { name, lines, parts } = body as { name: string; lines: number; parts: number };
    this.job = {
      id: jobId,
      portfolioId: portfolio.id,
      name,
      state: 'receiving',
      mode: null,
      lines,
      parts,
      received: [],
      matched: 0,
      stored: 0,
      counts: {} as BulkJob['counts'],
      updates: null,
      differing: 0,
      updated: 0,
      failure: null,
      madeBy: 'Manager',
      createdAt: '2026-11-21T10:00:00Z',
      startedAt: null,
      finishedAt: null,
      secondsLeft: null,
    };
    return this.read();
  }

  private put({ name, body }: Call) {
    const part = Number(name.split('/').at(-1));
    const { lines } = body as { lines: BulkLine[] };
    if (this.job && !this.job.received.includes(part)) {
      this.job.received.push(part);
      this.sent.push(...lines);
      this.lines.push(...lines.map(line => match(line, this.seen)));
    }
    return { counts: this.read().counts };
  }

  private page({ query }: Call) {
    const wanted = query.get('outcome') === 'problems';
    const lines = this.lines.filter(({ outcome }) => !wanted || problems.includes(outcome));
    return { lines: lines.slice(0, 500).map(line => ({ ...line })), next: null };
  }

  private settle({ name, body }: Call): BulkLineResult {
    const line = this.lines.find(one => one.line === Number(name.split('/').at(-1)));
    if (!line) throw new Refusal('not-found');
    const { objectId } = body as { objectId: string };
    return Object.assign(line, { outcome: 'matched', objectId, address: candidate.address, candidates: [] });
  }

  private start({ mode, updates = 'leave' }: { mode: BulkMode; updates?: BulkUpdates }): BulkJob {
    if (this.job) Object.assign(this.job, { state: 'running', mode, updates });
    return this.read();
  }

  private end(state: 'done' | 'cancelled'): BulkJob {
    if (this.job) Object.assign(this.job, { state, stored: state === 'done' ? this.job.lines : 0 });
    return this.read();
  }
}
