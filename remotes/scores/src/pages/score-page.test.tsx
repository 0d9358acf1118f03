import type { PropertyScore, RealEstateObject } from '@kavel/contracts';
import { madeUpScore, madeUpScoreMetric, madeUpScorePart } from '@kavel/contracts/testing';
import { type Call, fakeServer, openPage, Refusal } from '@kavel/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exampleObject, objectId } from '../testing/example-object';
import ScorePage from './score-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ label, view }: { label: string; view: unknown }) => (
    <div role="application" aria-label={label} data-view={JSON.stringify(view)} />
  ),
}));

const object: RealEstateObject = {
  ...exampleObject,
  gemeentecode: 'GM0200',
  wijkcode: 'WK020001',
  wijknaam: 'Noord',
  buurtcode: 'BU02000105',
};

const texts = (nl: string) => ({ nl, en: nl, de: nl });
const weights = (weight: number) => ({ dwelling: weight, office: weight, shop: weight, industry: weight });
const metrics = [
  madeUpScoreMetric({ name: texts('Energie'), weight: 0.6, weights: weights(0.6) }),
  madeUpScoreMetric({
    key: 'station-distance',
    name: texts('Station'),
    definition: texts('Afstand tot het station.'),
    unit: 'km',
    worst: 8,
    best: 0.4,
    weight: 0.3,
    weights: weights(0.3),
    source: 'NS',
  }),
  madeUpScoreMetric({ key: 'noise', name: texts('Geluid'), unit: 'dB', weight: 0.1, weights: weights(0.1) }),
];

const energy = madeUpScorePart({
  weight: 0.6,
  value: 250,
  score: 42.9,
  contribution: 28.6,
  date: '2024-05-01',
  reference: { country: 210, gemeente: 195 },
});
const station = madeUpScorePart({
  key: 'station-distance',
  unit: 'km',
  worst: 8,
  best: 0.4,
  source: 'NS',
  weight: 0.3,
  value: 1.25,
  score: 88.8,
  contribution: 29.6,
  year: 2026,
});
const noise = madeUpScorePart({
  key: 'noise',
  unit: 'dB',
  weight: 0.1,
  value: null,
  score: null,
  contribution: 0,
  level: null,
  year: null,
});
const score = madeUpScore({
  objectId,
  score: 58.2,
  completeness: 0.9,
  confidence: 0.95,
  parts: [energy, station, noise],
});

const path = '/property-score';

function open(changes: Record<string, unknown> = {}, address = `/score/${objectId}`) {
  const answers: Record<string, unknown> = {
    [`GET /objects/${objectId}`]: object,
    [`GET ${path}/scores/${objectId}`]: score,
    [`GET ${path}/metrics`]: metrics,
    [`POST ${path}/scores`]: { scores: [{ ...score, score: 71.4, band: 'good', custom: true }], failed: [] },
    [`POST ${path}/areas/buurt/BU02000105`]: { score: 61 },
    'GET /districts/buurt/areas/BU02000105/outline': { type: 'MultiPolygon', coordinates: [] },
    'GET /addresses/suggest': [],
    'GET /portfolio/score-weights': [],
    ...changes,
  };
  const calls = fakeServer(call => {
    const given = answers[call.name.replace('/real-estate-data', '')] ?? new Refusal('not-found');
    const answer: unknown = typeof given === 'function' ? given(call) : given;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const opened = openPage({
    page: <ScorePage />,
    route: '/score/:id',
    address,
    permissions: ['auth.unrestricted-access-general'],
  });
  return { calls, opened };
}

const asked = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name === `POST /real-estate-data${path}/scores`).map(({ body }) => body);

test('the total has its band, completeness and confidence, and the mean of the buurt', async () => {
  open();
  expect(await screen.findByText('58')).toBeVisible();
  expect(screen.getByText('redelijk (vanaf 50)')).toBeVisible();
  expect(screen.getByText('90,0 %')).toBeVisible();
  expect(screen.getByText('95,0 %')).toBeVisible();
  expect(screen.getByRole('img', { name: '58 van 100 punten, gemiddelde van de buurt 44' })).toBeVisible();
});

test('each part has its value, references, weight, contribution, level, source and period', async () => {
  open();
  const row = await screen.findByRole('row', { name: /^Energie/ });
  for (const text of [
    '250 kWh/m²',
    'Gemeente195 kWh/m²',
    'Nederland210 kWh/m²',
    '28,6',
    'EP-online, NTA 8800',
    'gemeten voor: object',
    'stand 1 mei 2024',
  ])
    expect(row).toHaveTextContent(text);
  expect(row).toHaveTextContent(/66,7\s?%was 60,0\s?%/);
  expect(screen.getByRole('row', { name: /^Geluid/ })).toHaveTextContent(
    /niet gemeten.*Het gewicht van 10,0\s?% is over de andere delen verdeeld/,
  );
});

test('with too little measured the reason stands in place of the total', async () => {
  open({ [`GET ${path}/scores/${objectId}`]: { ...score, score: null, band: null, completeness: 0.41 } });
  expect(await screen.findByText('Geen totaal')).toBeVisible();
  expect(screen.getByText(/41,0\s?% van het gewicht gemeten; onder 60 % is er geen totaal/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^Energie/ })).toBeVisible();
});

test('a value that is moved is calculated by the service, shown as yours, and taken back', async () => {
  const own = { ...energy, value: 120, score: 80, contribution: 53.3, custom: true };
  const { calls, opened } = open({
    [`POST ${path}/scores`]: {
      scores: [{ ...score, score: 82.9, band: 'excellent', custom: true, parts: [own, station, noise] }],
      failed: [],
    },
  });
  const { user, addressBar } = await opened;
  await user.click(await screen.findByRole('button', { name: 'Wat als: Energie' }));
  const field = await screen.findByRole('textbox', { name: 'Waarde van Energie' });
  await user.clear(field);
  await user.type(field, '120');
  expect(await screen.findByText('83')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Vastgoedscore: Uw berekening' })).toBeVisible();
  expect(screen.getByText('Gemeten: 58.')).toBeVisible();
  expect(screen.getByText('1 wijziging van u.')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Energie/ })).toHaveTextContent(
    '120 kWh/m²van u, gemeten 250 kWh/m²',
  );
  expect(asked(calls).at(-1)).toEqual({
    identifiers: [objectId],
    metricUpdates: [{ key: 'energy', value: 120 }],
  });
  expect(addressBar()).toBe(`/score/${objectId}?values=energy%3A120`);

  await user.click(screen.getByRole('button', { name: 'Zet Waarde van Energie terug' }));
  expect(await screen.findByText('58')).toBeVisible();
  await waitFor(() => expect(addressBar()).toBe(`/score/${objectId}`));
});

test('weights of a link apply, all of them are sent, and the mean of the buurt follows', async () => {
  const { calls } = open({}, `/score/${objectId}?weights=energy:20,gone:5`);
  expect(await screen.findByText('71')).toBeVisible();
  expect(await screen.findByText('61')).toBeVisible();
  expect(asked(calls)).toEqual([
    {
      identifiers: [objectId],
      weightUpdates: [
        { key: 'energy', weight: 0.2 },
        { key: 'station-distance', weight: 0.3 },
        { key: 'noise', weight: 0.1 },
      ],
    },
  ]);
});

test('a slider moves a weight, whose share is shown; one button resets all', async () => {
  const { opened } = open();
  const { user, addressBar } = await opened;
  await user.click(await screen.findByRole('button', { name: 'Toon alle gewichten' }));
  const slider = screen.getByRole('slider', { name: 'Gewicht van Energie in punten, schuif' });
  fireEvent.change(slider, { target: { value: '40' } });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^50,0\s?%$/));
  await waitFor(() => expect(addressBar()).toContain('weights=energy%3A40'));
  await user.click(screen.getByRole('button', { name: 'Alles terug' }));
  await waitFor(() => expect(addressBar()).toBe(`/score/${objectId}`));
  expect(screen.getByText('Nog niets veranderd.')).toBeVisible();
});

test('all weights zero is an error that says what to do, and nothing is asked', async () => {
  const { calls } = open({}, `/score/${objectId}?weights=energy:0,station-distance:0,noise:0`);
  expect(await screen.findByText(/Alle gewichten zijn nul, dus er is geen score/)).toBeVisible();
  expect(asked(calls)).toEqual([]);
  expect(screen.getByRole('row', { name: /^Energie/ })).toHaveTextContent('telt niet mee');
});

test('places of measurement are a list that selects on the map', async () => {
  const { opened } = open();
  const { user } = await opened;
  const list = within(await screen.findByRole('list', { name: 'Plaatsen van de metingen' }));
  const map = await screen.findByRole('application', { name: /Anklaarseweg 129/ });
  expect(list.getByRole('button', { name: /Het object zelf.*Energie/ })).toBeVisible();
  const before = map.dataset.view;
  await user.click(list.getByRole('button', { name: /^Station: 1,3\s?km$/ }));
  expect(map.dataset.view).not.toBe(before);
  expect(list.getByRole('button', { name: /^Station: 1,3\s?km$/ })).toHaveAttribute('aria-current', 'true');
});

test('an unknown id shows a search; an invalid one is not requested', async () => {
  open({ [`GET /objects/${objectId}`]: new Refusal('not-found') });
  expect(await screen.findByText('Dit adres staat niet in de gegevens.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Ander adres' })).toBeVisible();
});

test('an invalid id is not requested', async () => {
  const { calls } = open({}, '/score/anklaarseweg');
  expect(await screen.findByText(/Er is geen object met nummer anklaarseweg/)).toBeVisible();
  expect(calls).toEqual([]);
});

test.each([
  ['score', `GET ${path}/scores/${objectId}`, 'Failed to fetch property score'],
  ['metrics', `GET ${path}/metrics`, 'Failed to fetch property score metrics'],
])('with the service away the specified text is shown, and it can be retried: %s', async (_, call, text) => {
  let answer: unknown = new Refusal('unavailable');
  const { opened } = open({ [call]: () => answer });
  const { user } = await opened;
  expect(await screen.findByText(new RegExp(`De dienst antwoordt niet.*Melding: ${text}\\.`))).toBeVisible();
  expect(screen.getByText(/HTTP error! Status: 503/)).toBeInTheDocument();
  answer = call.endsWith('metrics') ? metrics : score;
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('58')).toBeVisible();
});

test('without the right to scores the page says so', async () => {
  open({ [`GET ${path}/scores/${objectId}`]: new Refusal('forbidden') });
  expect(await screen.findByText(/Uw account heeft geen toegang/)).toBeVisible();
});

test('a calculation that fails keeps the changes, and can be retried', async () => {
  const inTurn: unknown[] = [
    new Refusal('bad-request'),
    { scores: [{ ...score, score: 71.4 } satisfies PropertyScore], failed: [] },
  ];
  const { opened } = open(
    { [`POST ${path}/scores`]: () => inTurn.shift() },
    `/score/${objectId}?values=energy:90`,
  );
  const { user } = await opened;
  await user.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('71')).toBeVisible();
  expect(screen.getByText('1 wijziging van u.')).toBeVisible();
});
