import { planPathways } from './plan-pathways';

const row = (line: number, year: string, value: string, vtwType = 'kantoor') => ({
  line,
  cells: { vtwType, measure: 'carbon', year, value },
});

test('rows become pathways by type and measure with ascending years; others are rejected by line', () => {
  const { pathways, preview } = planPathways([
    row(2, '2030', '40'),
    row(3, '2025', '60'),
    row(4, '2025', '61'),
    row(5, '2025', '50', 'winkel'),
    row(6, '2025', 'veel'),
  ]);
  expect(pathways).toEqual([
    {
      vtwType: 'kantoor',
      measure: 'carbon',
      values: [
        { year: 2025, value: 60 },
        { year: 2030, value: 40 },
      ],
    },
    { vtwType: 'winkel', measure: 'carbon', values: [{ year: 2025, value: 50 }] },
  ]);
  expect(preview).toMatchObject({
    accepted: 3,
    rejected: [
      { line: 4, problem: 'repeated' },
      { line: 6, problem: 'not-a-value' },
    ],
  });
});
