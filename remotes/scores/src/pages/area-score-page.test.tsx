import type { AreaScore } from '@kavel/contracts';
import type { DistrictAreas } from '@kavel/contracts/districts';
import { madeUpScoreMetric } from '@kavel/contracts/testing';
import { type Call, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import AreaScorePage from './area-score-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ label, onSelect }: { label: string; onSelect: (hit: object) => void }) => (
    <button type="button" onClick={() => onSelect({ layer: 'areas', id: 'BU02000106' })}>
      {label}
    </button>
  ),
}));

const texts = (nl: string) => ({ nl, en: nl, de: nl });
const codes = ['BU02000105', 'BU02000106', 'BU02000107', 'BU02000108'];
const points: Record<string, number | null> = { BU02000105: 60, BU02000106: 72, BU02000107: null };
const names = ['Anklaar', 'Binnenstad', 'Orden', 'Zonder'];
const areas: DistrictAreas = {
  snapshot: 'one',
  level: 'buurt',
  codes,
  names,
  gemeenten: codes.map(() => 'Apeldoorn'),
  bounds: codes.map(() => [5.9, 52.2, 6, 52.3]),
};

function areaScore(areaKey: string): AreaScore {
  const score = points[areaKey] ?? null;
  const objects = areaKey in points ? 1_234 : 0;
  return {
    ...{ areaType: 'buurt', areaKey, name: 'Anklaar', objects, score },
    band: score === null ? null : score >= 65 ? 'good' : 'fair',
    completeness: 0.85,
    parts: [
      {
        ...{ key: 'energy', weight: 0.25, unit: 'kWh/m²', scale: 'linear', source: 'EP-online' },
        contribution: 15,
        reference: { country: 210, gemeente: 195 },
        score: 60,
        objects: 900,
        values: { p10: 120, p50: 190, p90: 310 },
      },
    ],
    ...{ use: 'dwelling', version: '2026.2', custom: false },
  };
}

/** What an area is ranked among: those with objects. */
const ranking = () => ({
  areas: Object.keys(points).map(code => {
    const { areaKey, objects, score, band, completeness } = areaScore(code);
    return { areaKey, name: names[codes.indexOf(code)], objects, score, band, completeness };
  }),
});

function open(address = '/score/area/buurt/BU02000105', changes: Record<string, () => unknown> = {}) {
  const base = '/real-estate-data';
  const calls = fakeServer((call: Call) => {
    const given = changes[call.name];
    if (given) return given();
    if (call.name.endsWith('/ranking')) return ranking();
    const [, areaKey] = /property-score\/areas\/\w+\/(\w+)$/.exec(call.name) ?? [];
    if (areaKey) return areaScore(areaKey);
    if (call.name === `GET ${base}/property-score/metrics`)
      return [madeUpScoreMetric({ name: texts('Energie') })];
    if (call.name === `GET ${base}/districts/buurt/areas`) return areas;
    if (call.name === 'GET /portfolio/score-weights') return [];
    throw new Refusal('not-found');
  });
  const opened = openPage({
    page: <AreaScorePage />,
    route: '/score/area/:areaType/:areaKey',
    address,
    permissions: ['auth.unrestricted-access-general'],
  });
  return { calls, opened };
}

test('the score of an area has its band, completeness, objects, and parts with their spread', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Anklaar' })).toBeVisible();
  expect(screen.getByText('redelijk (vanaf 50)', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('1.234')).toBeVisible();
  const row = screen.getByRole('row', { name: /^Energie/ });
  for (const text of ['120 kWh/m²', '190 kWh/m²', '310 kWh/m²', '195 kWh/m²', '210 kWh/m²', '60', '15,0'])
    expect(row).toHaveTextContent(text);
});

test('areas of the same gemeente are ranked; those without objects are left out', async () => {
  open();
  expect(await screen.findByText('Plaats 2 van 2.')).toBeVisible();
  const rows = within(screen.getByRole('table', { name: /Plaats tussen/ })).getAllByRole('row');
  expect(rows.slice(1).map(row => row.textContent)).toEqual([
    '1Binnenstad72,0goed (vanaf 65)',
    '2Anklaar60,0redelijk (vanaf 50)',
    '–Orden–Geen totaal',
  ]);
  expect(screen.getByRole('link', { name: 'Binnenstad' })).toHaveAttribute(
    'href',
    '/score/area/buurt/BU02000106',
  );
});

test('what is selected on the map is selected in the table', async () => {
  const { opened } = open();
  const { user } = await opened;
  await screen.findByText('Plaats 2 van 2.');
  await user.click(await screen.findByRole('button', { name: 'Kaart van de scores van gebieden' }));
  expect(screen.getByRole('row', { name: /Binnenstad/ })).toHaveAttribute('aria-selected', 'true');
});

test('another use and own weights are asked for', async () => {
  const { calls, opened } = open('/score/area/buurt/BU02000105?weights=energy:40');
  const { user, addressBar } = await opened;
  await user.click(await screen.findByRole('radio', { name: 'kantoren' }));
  await waitFor(() => expect(addressBar()).toContain('use=office'));
  await waitFor(() =>
    expect(
      calls.filter(({ name }) => name.endsWith('/areas/buurt/BU02000105')).map(({ body }) => body),
    ).toContainEqual({
      use: 'office',
      weightUpdates: [{ key: 'energy', weight: 0.4 }],
    }),
  );
});

test('with all weights zero, own or saved, a sentence says so and no area is asked for', async () => {
  const saved = { id: '1', catalogue: 'property-score', name: 'Niets', weights: { energy: 0 } };
  const { calls, opened } = open('/score/area/buurt/BU02000105?weights=energy:10', {
    'GET /portfolio/score-weights': () => [{ ...saved, updatedAt: '2026-11-24T00:00:00.000Z' }],
  });
  const { user } = await opened;
  await screen.findByText('Plaats 2 van 2.');
  const asked = () => calls.filter(({ name }) => name.includes('/areas/buurt/')).length;
  const before = asked();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Bewaarde gewichten' }), 'Niets');
  expect(await screen.findAllByText(/Alle gewichten zijn nul, dus er is geen score/)).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByText('Plaats 2 van 2.')).not.toBeInTheDocument());
  expect(asked()).toBe(before);
  expect(document.body).not.toHaveTextContent(/NaN|Infinity/);
});

test('a PC4 is ranked in a table, without a map', async () => {
  const pc4 = { ...areaScore('BU02000105'), areaType: 'pc4', areaKey: '7323', name: null };
  const other = { ...pc4, areaKey: '7324', score: 60 };
  const base = '/real-estate-data/property-score/areas/pc4/7323';
  open('/score/area/pc4/7323', {
    [`GET ${base}`]: () => pc4,
    [`POST ${base}/ranking`]: () => ({ areas: [pc4, other] }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '7323' })).toBeVisible();
  expect(await screen.findByText('Gedeelde plaats 1 van 2.')).toBeVisible();
  expect(screen.getByRole('link', { name: '7324' })).toHaveAttribute('href', '/score/area/pc4/7324');
  expect(screen.queryByRole('button', { name: 'Kaart van de scores van gebieden' })).toBeNull();
});

test('the areas around it can be asked for again', async () => {
  let failing = true;
  const { opened } = open('/score/area/buurt/BU02000105', {
    'POST /real-estate-data/property-score/areas/buurt/BU02000105/ranking': () => {
      if (failing) throw new Refusal('unavailable');
      return ranking();
    },
  });
  const { user } = await opened;
  await screen.findByText(/De gebieden eromheen zijn nu niet op te halen/);
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('Plaats 2 van 2.')).toBeVisible();
});

test.each(['/score/area/buurt/GM0200', '/score/area/buurt/BU99999999'])(
  '%s does not exist',
  async address => {
    open(address);
    expect(await screen.findByText('Dit gebied staat niet in de gegevens')).toBeVisible();
  },
);

test('with the service away the specified text is shown', async () => {
  open('/score/area/buurt/BU02000105', {
    'GET /real-estate-data/property-score/areas/buurt/BU02000105': () => {
      throw new Refusal('unavailable');
    },
  });
  expect(await screen.findByText(/Melding: Failed to fetch area score\./)).toBeVisible();
});
