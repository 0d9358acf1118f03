import { randomUUID } from 'node:crypto';
import { portfolioApi, unitApi } from '@kavel/contracts';
import { type LeaseRows, leaseApi } from '@kavel/contracts/leases';
import { linesFor, startHarness } from './testing/harness';
import { madeUpObject, objectId } from './testing/made-up-objects';

export { benchStart } from './start/bench';
export { startBareServer } from './testing/bare-server';
export { benchValueOverTime } from './value-over-time/bench';

const lineCount = 10_000;
const rounds = 3;

/**
 * Wall-clock seconds of one call that adds a list of 10,000 addresses to an empty portfolio: over HTTP
 * in-process, real PostgreSQL, matcher of the tests. Best of three, each into a portfolio of its own.
 */
export async function benchBatchAdd(): Promise<{ seconds: number }> {
  const objects = Array.from({ length: lineCount }, (_, index) => madeUpObject(index));
  const harness = await startHarness({ objects });
  try {
    const caller = await harness.caller();
    const body = { lines: linesFor(lineCount) };
    let seconds = Number.POSITIVE_INFINITY;
    for (let round = 1; round <= rounds; round += 1) {
      const { id } = await harness.api.call(
        portfolioApi.createPortfolio,
        { body: { name: `Ronde ${round}` } },
        caller,
      );
      const start = performance.now();
      const { added } = await harness.api.call(unitApi.addUnitsInBatch, { params: { id }, body }, caller);
      seconds = Math.min(seconds, (performance.now() - start) / 1000);
      if (added !== lineCount) throw new Error(`Only ${added} of ${lineCount} addresses went in`);
    }
    return { seconds };
  } finally {
    await harness.stop();
  }
}

const leaseUnits = 50_000;
const leaseCount = 100_000;
const rowsOfPart = 25_000;

/**
 * Wall-clock seconds in which a portfolio without leases takes over a rent roll of 100,000 leases of 50,000 units, with
 * tenants; and in which the same file is sent in parts, previewed, read with its figures and undone, one after the other
 * as in the dialog. Over HTTP in-process, real PostgreSQL.
 */
export async function benchLeaseImport(): Promise<{
  seconds: number;
  sending: number;
  preview: number;
  read: number;
  undo: number;
}> {
  const harness = await startHarness({ objects: [madeUpObject(0)] });
  try {
    const caller = await harness.caller();
    const { id } = await harness.api.call(
      portfolioApi.createPortfolio,
      { body: { name: 'Huurlijst' } },
      caller,
    );
    const { objectId: _, ...facts } = madeUpObject(0);
    const lease = { annualRent: null, marketRent: null, leaseEnd: null, leaseBreak: null, wozValue: null };
    await harness.query(
      `insert into portfolio.unit (organisation_id, portfolio_id, object_id, address_object_data)
       select $1, $2, '9999010000' || lpad(n::text, 6, '0'), $3::jsonb || jsonb_build_object('huisnummer', n + 1)
       from generate_series(0, $4::int - 1) as n`,
      [caller.organisationId, id, JSON.stringify({ ...facts, ...lease }), leaseUnits],
    );
    await harness.query('analyze portfolio.unit');
    const params = { id };
    const roll = madeUpRentRoll();
    /** As the page sends it: all parts but the last first. */
    const sent = async () => {
      const key = randomUUID();
      const parts = Array.from({ length: leaseCount / rowsOfPart }, (_, part) => ({
        columns: roll.columns,
        lines: roll.lines.slice(part * rowsOfPart, (part + 1) * rowsOfPart),
        rows: roll.rows.slice(part * rowsOfPart, (part + 1) * rowsOfPart),
      }));
      for (const [part, rows] of parts.slice(0, -1).entries())
        await harness.api.call(leaseApi.addLeasePart, { params, body: { key, part, ...rows } }, caller);
      const last = parts.at(-1) ?? roll;
      return { name: 'huurlijst.csv', ...last, before: { key, parts: parts.length - 1 } };
    };
    const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
      const start = performance.now();
      return [await work(), (performance.now() - start) / 1000];
    };
    const [body, sending] = await timed(sent);
    const [, preview] = await timed(() => harness.api.call(leaseApi.previewLeases, { params, body }, caller));
    const [delivery, seconds] = await timed(() =>
      harness.api.call(leaseApi.deliverLeases, { params, body }, caller),
    );
    if (delivery.counts.new !== leaseCount)
      throw new Error(`Only ${delivery.counts.new} of ${leaseCount} leases went in`);
    const [, read] = await timed(() => harness.api.call(leaseApi.getRentRoll, { params }, caller));
    const [, undo] = await timed(() =>
      harness.api.call(leaseApi.undoLeaseDelivery, { params: { id: delivery.id } }, caller),
    );
    return { seconds, sending, preview, read, undo };
  } finally {
    await harness.stop();
  }
}

function madeUpRentRoll(): LeaseRows {
  return {
    columns: [
      'objectId',
      'reference',
      'rent',
      'start',
      'end',
      'breakDate',
      'clause',
      'cap',
      'month',
      'tenantName',
    ],
    lines: Array.from({ length: leaseCount }, (_, at) => at + 2),
    rows: Array.from({ length: leaseCount }, (_, at) => [
      ...[objectId(at % leaseUnits), `HC-${at}`, `${6_000 + (at % 9_000)}`, '01-01-2022'],
      ...[`31-12-${2027 + (at % 9)}`, `30-06-2027`, 'cpi', '5', 'juli', `Huurder ${at}`],
    ]),
  };
}
