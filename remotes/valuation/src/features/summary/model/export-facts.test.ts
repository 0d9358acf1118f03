import { exportFactsOf, exportFileName } from './export-facts';

const valuation = { name: 'Noord <2026>', valueDate: '2026-03-12' };
const params = {} as never;

test('a file is named after the valuation, its status, date, model and data', () => {
  const results = [
    { modelVersion: 'avm-5', origin: { snapshot: '20260312-1', params } },
    { modelVersion: 'avm-5', origin: { snapshot: '20260312-1', params } },
  ];
  const facts = exportFactsOf(valuation, 'Goedgekeurd', results);
  expect(facts).toMatchObject({ models: ['avm-5'], snapshots: ['20260312-1'] });
  expect(exportFileName('waardering', facts, 'csv')).toBe(
    'waardering - Noord 2026 - Goedgekeurd - 2026-03-12 - avm-5 - 20260312-1.csv',
  );
});

test('values without a recorded snapshot leave that part out', () => {
  const facts = exportFactsOf(valuation, 'Concept', [{ modelVersion: 'avm-4' }]);
  expect(exportFileName('waardering', facts, 'xlsx')).toBe(
    'waardering - Noord 2026 - Concept - 2026-03-12 - avm-4.xlsx',
  );
});
