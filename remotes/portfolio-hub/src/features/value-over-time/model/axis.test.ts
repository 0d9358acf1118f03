import { axisOf, lastKnown } from './axis';

it('three years are months, more are quarters', () => {
  expect(axisOf('2024-11-30', '2025-02-01').periods).toEqual(['2024-11', '2024-12', '2025-01', '2025-02']);
  expect(axisOf('2022-12-31', '2026-01-01')).toMatchObject({
    grain: 'quarter',
    from: '2022-12',
    to: '2026-01',
  });
  expect(axisOf('2022-12-31', '2026-01-01').periods).toHaveLength(14);
});

it('a value holds until the next one', () => {
  const axis = axisOf('2024-11-30', '2025-03-01');
  const points = [
    { date: '2024-12-31', value: 1 },
    { date: '2025-02-01', value: 2 },
    { date: '2025-02-28', value: 3 },
  ];
  expect(lastKnown(axis, points)).toEqual([null, 1, 1, 3, 3]);
});
