import { type VisitMeasure, visitApi } from '@kavel/contracts/content';
import { dateInNetherlands } from '@kavel/service-kit';
import { type Harness, startHarness } from '../testing/harness';
import { openVisitStore } from './visit-store';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
afterAll(() => harness.stop());

const today = dateInNetherlands(new Date());
const read = (days = '7', caller = harness.editor) =>
  harness.api.call(visitApi.readVisitFigures, { query: { days } }, caller);
const sum = (route: string, measure: VisitMeasure, bucket: number, reports: number, standsFor = reports) => ({
  ...{ day: today, route, measure, bucket, reports, standsFor },
});

it('says that nothing was counted yet', async () => {
  const figures = await read();
  expect(figures).toMatchObject({
    until: today,
    sample: null,
    pages: [],
    all: { visits: 0, loadTime: null },
  });
  expect(figures.days).toHaveLength(7);
});

it('adds up what several gateways counted, by page', async () => {
  const gateways = [openVisitStore(harness.databaseUrl), openVisitStore(harness.databaseUrl)];
  const counted = [
    sum('/search', 'visit', 0, 20),
    // Half of the visitors report. 8 of 12 within 200 ms, the others from 200 to 300 ms.
    sum('/search', 'load', 3, 4, 8),
    sum('/search', 'load', 4, 2, 4),
    sum('/search', 'failure', 0, 1),
    // Good, needs improvement and poor; the last above all bounds.
    ...[sum('/search', 'LCP', 6, 4, 8), sum('/search', 'LCP', 8, 1, 2), sum('/search', 'LCP', 11, 3, 6)],
    sum('/start', 'visit', 0, 2),
    sum('/start', 'CLS', 0, 4, 8),
  ];
  await Promise.all(gateways.map(gateway => gateway.add(counted)));
  await gateways[0]?.add([{ ...sum('/start', 'visit', 0, 5), day: '2020-01-01' }]);
  await Promise.all(gateways.map(gateway => gateway.close()));

  const { days, pages, sample, all } = await read();
  expect(days.at(-1)).toEqual({ day: today, visits: 44 });
  expect(sample).toBe(0.5);
  expect(all).toMatchObject({ visits: 44, loads: 24, failures: 2 });
  const [search, start] = pages;
  expect(search).toMatchObject({
    ...{ route: '/search', visits: 40, loads: 24, failures: 2, failureShare: 2 / 26 },
    // The ninth of twelve: a quarter into the class from 200 to 300 ms.
    loadTime: { value: 225, beyond: false },
    vitals: {
      LCP: {
        reports: 16,
        good: 0.5,
        needsImprovement: 0.125,
        poor: 0.375,
        p75: { value: 10_000, beyond: true },
      },
    },
  });
  // Eight reports are too few.
  expect(start).toMatchObject({ route: '/start', visits: 4, loadTime: null, failureShare: null, vitals: {} });
});

it('forgets what is older than 400 days at the next write', async () => {
  await harness.query("insert into content.visit_sum values (current_date - 402, '/old', 'visit', 0, 1, 1)");
  const gateway = openVisitStore(harness.databaseUrl);
  await gateway.add([sum('/search', 'visit', 0, 1)]);
  await gateway.close();
  const left = await harness.query<{ old: number }>(
    "select count(*)::int as old from content.visit_sum where route = '/old'",
  );
  expect(left).toEqual([{ old: 0 }]);
});

it('is closed to managers of other organisations', async () => {
  await expect(read('7', harness.reader)).rejects.toMatchObject({ code: 'forbidden' });
});
