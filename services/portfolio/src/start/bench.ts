import { startApi } from '@kavel/contracts/start';
import { startHarness } from '../testing/harness';
import { madeUpObject } from '../testing/made-up-objects';

const portfolios = 200;
const unitsOfOne = 250;
const rounds = 40;
/** Not measured: connections and plans come into being. */
const warmUp = 5;

/**
 * Service time of the start page for 50,000 units in 200 portfolios, each with two approved valuations: p95 in
 * milliseconds, over HTTP in-process with real PostgreSQL.
 */
export async function benchStart(): Promise<{ p95: number; units: number }> {
  const harness = await startHarness();
  try {
    const caller = await harness.caller();
    for (const statement of fill(caller.organisationId, caller.userId)) await harness.query(statement);
    const times: number[] = [];
    for (let round = 0; round < warmUp + rounds; round += 1) {
      const started = performance.now();
      const { portfolios: listed } = await harness.api.call(startApi.getStart, {}, caller);
      if (round >= warmUp) times.push(performance.now() - started);
      if (listed?.[0]?.value?.covered !== unitsOfOne) throw new Error('The portfolios have no values');
    }
    times.sort((a, b) => a - b);
    return { p95: times[Math.ceil(rounds * 0.95) - 1] ?? Number.NaN, units: portfolios * unitsOfOne };
  } finally {
    await harness.stop();
  }
}

export function fill(organisationId: string, userId: string): string[] {
  const facts = { ...madeUpObject(0), annualRent: 12_000, leaseEnd: '2027-05-01' };
  const total = unitsOfOne * 100_000;
  return [
    `insert into portfolio.portfolio (organisation_id, name, name_key, owner_id)
     select '${organisationId}', 'Portefeuille ' || n, 'portefeuille ' || n, '${userId}'
     from generate_series(1, ${portfolios}) n`,
    `insert into portfolio.unit (organisation_id, portfolio_id, object_id, address_object_data)
     select organisation_id, id, lpad(n::text, 16, '0'),
       '${JSON.stringify(facts)}'::jsonb || jsonb_build_object('huisnummer', n)
     from portfolio.portfolio, generate_series(1, ${unitsOfOne}) n`,
    `insert into portfolio.valuation (organisation_id, portfolio_id, name, value_date, operating_cost_params)
     select organisation_id, id, 'Taxatie ' || year, make_date(year, 9, 30), '{}'
     from portfolio.portfolio, generate_series(2025, 2026) year`,
    `insert into portfolio.valuation_unit (organisation_id, valuation_id, unit_id, frozen_facts)
     select valuation.organisation_id, valuation.id, unit.id, unit.address_object_data
     from portfolio.valuation join portfolio.unit using (organisation_id, portfolio_id)`,
    `insert into portfolio.valuation_result (organisation_id, valuation_id, unit_id, value, result)
     select organisation_id, valuation_id, unit_id, 100000, '{"low68": 90000, "high68": 110000}'
     from portfolio.valuation_unit`,
    `insert into portfolio.valuation_approval (organisation_id, valuation_id, revision, reference_revision,
       model_versions, snapshots, units, valued, total_value)
     select organisation_id, id, 1, 1, '[]', '[]', ${unitsOfOne}, ${unitsOfOne}, ${total}
     from portfolio.valuation`,
    `update portfolio.valuation set status = 'approved'`,
    'vacuum analyze',
  ];
}
