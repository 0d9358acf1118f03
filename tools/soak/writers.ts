import { setTimeout as wait } from 'node:timers/promises';
import { type Portfolio, portfolioApi, unitApi } from '@kavel/contracts';
import { bulkApi } from '@kavel/contracts/bulk';
import { type Ask, Refused } from '../ask';

/** Writes to one portfolio, acknowledged and unacknowledged. */
export interface Written {
  id: string;
  /** Possible names: the last acknowledged one, and those requested since. */
  names: string[];
  /** Number of lines of its batch or list; 0 without one. */
  lines: number;
  /** Whether the batch, or the start of the list, was acknowledged. */
  acknowledged: boolean;
  /** The job of a list, which finishes by itself once started. */
  jobId: string | null;
  /** Sends all parts of a list again, whether received or not; null when all were acknowledged. */
  sendAgain: Send | null;
}

type Send = (ask: Ask, token: string) => Promise<void>;

export interface WriterContext {
  ask: Ask;
  token: string;
  /** Distinct addresses of the catalogue. */
  addresses: readonly string[];
  /** Everything that was started, also without a response. */
  written: Written[];
  /** True once the service is about to be killed. */
  over(): boolean;
}

const partLines = 20;
let number = 0;

/** Writes continuously until the service is killed. A missing response is expected then; an error response is not. */
export async function write(
  context: WriterContext,
  kind: (context: WriterContext) => Promise<void>,
): Promise<void> {
  while (!context.over()) {
    try {
      await kind(context);
    } catch (error) {
      if (error instanceof Refused && error.status !== 503) throw error;
      await wait(20);
    }
  }
}

/** Creates and renames portfolios. */
export async function writeNames(context: WriterContext): Promise<void> {
  const written = await create(context);
  for (let round = 0; round < 3; round += 1) {
    const name = newName();
    written.names.push(name);
    await context.ask(
      portfolioApi.renamePortfolio,
      { params: { id: written.id }, body: { name } },
      context.token,
    );
    written.names = [name];
  }
}

/** Adds a batch to a new portfolio: all or nothing is stored. */
export async function writeBatch(context: WriterContext): Promise<void> {
  const { ask, token, addresses } = context;
  const written = await create(context);
  written.lines = addresses.length;
  const body = { lines: addresses.map((text, index) => ({ line: index + 1, text })) };
  await ask(unitApi.addUnitsInBatch, { params: { id: written.id }, body }, token);
  written.acknowledged = true;
}

/** Sends a list in parts, stored by a job that must complete despite kills. */
export async function writeList(context: WriterContext): Promise<void> {
  const { ask, token } = context;
  const { written, id, send } = await announce(context);
  await send(ask, token);
  Object.assign(written, { lines: context.addresses.length, jobId: id });
  await start(context, id);
  written.acknowledged = true;
}

/** Starts a list before sending its parts, which are stored as they arrive; unacknowledged parts are sent again. */
export async function writeListAsItComes(context: WriterContext): Promise<void> {
  const { ask, token } = context;
  const { written, id, send } = await announce(context);
  await start(context, id);
  Object.assign(written, {
    lines: context.addresses.length,
    jobId: id,
    acknowledged: true,
    sendAgain: send,
  } satisfies Partial<Written>);
  await send(ask, token);
}

async function announce(context: WriterContext) {
  const { ask, token, addresses } = context;
  const written = await create(context);
  const parts = Math.ceil(addresses.length / partLines);
  const { id } = await ask(
    bulkApi.createBulkJob,
    { params: { id: written.id }, body: { name: '', lines: addresses.length, parts } },
    token,
  );
  const send: Send = async (askNow, tokenNow) => {
    for (let part = 1; part <= parts; part += 1) {
      const first = (part - 1) * partLines;
      const lines = addresses
        .slice(first, first + partLines)
        .map((text, index) => ({ line: first + index + 1, text }));
      await askNow(bulkApi.putBulkPart, { params: { id, part }, body: { lines } }, tokenNow);
    }
  };
  return { written, id, send };
}

function start({ ask, token }: WriterContext, id: string): Promise<unknown> {
  return ask(bulkApi.startBulkJob, { params: { id }, body: { mode: 'good-lines' } }, token);
}

/** Creates a portfolio with a unique name; without an acknowledgement it may exist, and is not used again. */
async function create({ ask, token, written }: WriterContext): Promise<Written> {
  const name = newName();
  const { id }: Portfolio = await ask(portfolioApi.createPortfolio, { body: { name } }, token);
  const record: Written = { id, names: [name], lines: 0, acknowledged: false, jobId: null, sendAgain: null };
  written.push(record);
  return record;
}

function newName(): string {
  number += 1;
  return `Proef ${process.pid}-${number}`;
}
