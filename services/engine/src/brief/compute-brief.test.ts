import type { BriefInput } from '@kavel/contracts/reports';
import { computeBrief } from './compute-brief';

const office: BriefInput = {
  objectId: null,
  function: 'office',
  works: 'new',
  area: 2400,
  storeys: 4,
  highestFloor: 10.8,
  persons: 180,
  heatSource: 'heat-pump',
  ambition: 'A',
  parisProof: true,
  breeam: false,
  values: {},
};
const row = (key: string, changes: Partial<BriefInput> = {}) =>
  computeBrief({ ...office, ...changes }).rows.find(one => one.key === key);

it('has the figures of the law with article and date, and marks what has to be looked up', () => {
  expect(row('rc-facade')).toMatchObject({
    ...{
      value: 4.7,
      limit: 4.7,
      level: 'law',
      article: 'Bbl 4.152',
      lawDate: '2024-01-01',
      status: 'checked',
    },
  });
  expect(row('u-mean')).toMatchObject({ value: 1.65, status: 'unverified' });
  expect(row('mpg')).toMatchObject({ value: null, lawDate: '2026-07-01', status: 'unverified' });
  expect(row('ventilation-person')).toMatchObject({ value: 6.5, status: 'unverified' });
  for (const { source, article, lawDate } of computeBrief(office).rows.filter(one => one.source === 'Bbl')) {
    expect([source, article === '', lawDate === null]).toEqual(['Bbl', false, false]);
  }
});

it('refuses what falls short of the law, on either side, with its article', () => {
  const values = { 'rc-facade': 4.5, stairs: 0.3, 'rc-roof': 8, 'free-height': 2.6 };
  const { refusals, rows } = computeBrief({ ...office, values });
  expect(refusals).toEqual([
    { key: 'stairs', value: 0.3, limit: 0.21, unit: 'm', article: 'Bbl 4.24–4.33' },
    { key: 'rc-facade', value: 4.5, limit: 4.7, unit: 'm²K/W', article: 'Bbl 4.152' },
  ]);
  expect(rows.find(one => one.key === 'rc-roof')).toMatchObject({
    value: 8,
    level: 'ambition',
    status: 'own',
  });
  expect(rows.find(one => one.key === 'free-height')).toMatchObject({ value: 2.6, level: 'law' });
});

it('asks what belongs to the function, the persons and the storeys', () => {
  expect(row('ventilation-area')).toBeUndefined();
  expect(row('ventilation-area', { function: 'flat' })).toMatchObject({ value: 0.9 });
  expect(row('exits')).toMatchObject({ value: 2, article: 'Bbl 4.64–4.66' });
  expect(row('exits', { persons: 150 })).toBeUndefined();
  expect(row('lift', { storeys: 1 })).toBeUndefined();
  expect(row('paris-proof')).toMatchObject({ value: 70, level: 'ambition' });
  expect(row('paris-proof', { parisProof: false })).toBeUndefined();
  expect(row('co2', { ambition: 'B' })).toMatchObject({ value: null, status: 'unverified' });
});

it('has no figures of new construction for an existing building', () => {
  const { rows, refusals } = computeBrief({ ...office, works: 'transformation', values: { 'rc-facade': 1 } });
  expect(refusals).toEqual([]);
  expect(rows.find(one => one.key === 'rc-roof')).toMatchObject({
    value: null,
    limit: null,
    status: 'unverified',
  });
  expect(rows.find(one => one.key === 'rc-roof')?.article).toContain('hfst. 3 en 5');
});

it('numbers requirements by chapter, each key once', () => {
  const { rows } = computeBrief(office);
  expect(rows[0]?.no).toBe('2.1');
  expect(new Set(rows.map(({ no }) => no)).size).toBe(rows.length);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});
