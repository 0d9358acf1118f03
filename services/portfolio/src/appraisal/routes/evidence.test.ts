import { type ValuationDetail, valuationApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import { openStore, type PortfolioStore } from '../../repositories/store';
import { approve, type Harness, madeValuation, startHarness } from '../../testing/harness';
import { madeUpObject } from '../../testing/made-up-objects';

let harness: Harness;
let store: PortfolioStore;
let author: Caller;
let valuation: Pick<ValuationDetail, 'id' | 'unitIds'>;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1].map(index => madeUpObject(index)) });
  store = openStore(harness.databaseUrl);
  author = await harness.caller();
  valuation = await madeValuation(harness, author, 2);
  await approve(harness, author, valuation.id);
}, 60_000);
afterAll(async () => {
  await store.close();
  await harness.stop();
});

/** One statement in the role and organisation of the author, as the service would send it. */
const asService = (statement: string) =>
  store.inOrganisation(author, ({ trx }) => sql.raw(statement).execute(trx));
const countOf = async (table: string) => {
  const { rows } = await store.inOrganisation(author, ({ trx }) =>
    sql<{ count: number }>`select count(*)::int as count from ${sql.table(`portfolio.${table}`)}`.execute(
      trx,
    ),
  );
  return rows[0]?.count;
};

describe('the evidence of an approved valuation', () => {
  it.each([
    ['valuation_evidence', "set content = ''"],
    ['valuation_evidence', "set model_version = 'other'"],
    ['valuation_unit_evidence', 'set unit_id = unit_id'],
    ['valuation_terms', "set norms = '{}'"],
  ])('cannot be updated by anybody: %s %s', async (table, change) => {
    const update = asService(`update portfolio.${table} ${change}`);
    await expect(update).rejects.toThrow(`${table} of an approved valuation cannot be changed`);
  });

  it.each(['valuation_unit_evidence', 'valuation_terms'])('cannot be deleted by anybody: %s', async table => {
    const before = await countOf(table);
    expect(before).toBeGreaterThan(0);
    const purge = asService(`delete from portfolio.${table}`);
    await expect(purge).rejects.toThrow(`${table} of an approved valuation cannot be changed`);
    expect(await countOf(table)).toBe(before);
  });

  it('cannot be deleted by anybody: valuation_evidence, even when no unit uses it', async () => {
    await expect(asService('delete from portfolio.valuation_evidence')).rejects.toThrow(
      /violates foreign key|cannot be changed/,
    );
    await harness.query('alter table portfolio.valuation_evidence disable trigger frozen_insert');
    const [loose] = await harness.query<{ id: string }>(
      `insert into portfolio.valuation_evidence (organisation_id, valuation_id, model_version, snapshot, content)
       values ($1, $2, 'test', 'S1', '') returning id`,
      [author.organisationId, valuation.id],
    );
    await harness.query('alter table portfolio.valuation_evidence enable trigger frozen_insert');
    await expect(
      asService(`delete from portfolio.valuation_evidence where id = '${loose?.id}'`),
    ).rejects.toThrow('valuation_evidence of an approved valuation cannot be changed');
  });

  it.each(['valuation_evidence', 'valuation_unit_evidence', 'valuation_terms'])(
    'cannot be added to, nor emptied at once: %s',
    async table => {
      const again = asService(
        table === 'valuation_evidence'
          ? `insert into portfolio.${table} (organisation_id, valuation_id, model_version, snapshot, content)
             select organisation_id, valuation_id, 'later', 'S2', '' from portfolio.${table} limit 1`
          : `insert into portfolio.${table} select * from portfolio.${table}
             on conflict (organisation_id, valuation_id${table === 'valuation_terms' ? '' : ', unit_id'})
             do update set ${table === 'valuation_terms' ? "version = 'later'" : 'unit_id = excluded.unit_id'}`,
      );
      await expect(again).rejects.toThrow(`${table} of an approved valuation cannot be changed`);
      await expect(asService(`truncate portfolio.${table} cascade`)).rejects.toThrow(/permission denied/);
    },
  );

  it('stays unchanged in the archive', async () => {
    const params = { id: valuation.id, status: 'archived' as const };
    await harness.api.call(valuationApi.updateStatus, { params }, author);
    await expect(asService("update portfolio.valuation_terms set version = 'other'")).rejects.toThrow(
      'valuation_terms of an approved valuation cannot be changed',
    );
  });
});
