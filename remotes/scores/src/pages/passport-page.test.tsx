import type { Estimate, PermissionKey, RealEstateObject } from '@kavel/contracts';
import type { ObjectFigure } from '@kavel/contracts/objects';
import type { ObjectRecord } from '@kavel/contracts/passports';
import { madeUpScore, madeUpScoreMetric, madeUpScorePart } from '@kavel/contracts/testing';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PassportPage from './passport-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <div role="application" aria-label={label} />,
}));

const objectId = '0200010000130331';
const otherId = '0200010000130332';

const object: RealEstateObject = {
  objectId,
  pandId: '0200100000000042',
  straat: 'Anklaarseweg',
  huisnummer: 129,
  huisletter: null,
  huisnummertoevoeging: null,
  postcode: '7323AA',
  woonplaats: 'Apeldoorn',
  gemeentecode: null,
  gemeentenaam: 'Apeldoorn',
  wijkcode: null,
  wijknaam: null,
  buurtcode: null,
  buurtnaam: 'Anklaar',
  gebruiksdoelen: ['woonfunctie'],
  vtwType: 'eengezinswoning',
  oppervlakte: 118,
  bouwjaar: 1988,
  energielabel: 'C',
  lon: 5.96,
  lat: 52.23,
  fictional: false,
};

const texts = (nl: string) => ({ nl, en: nl, de: nl });
const part = (changes: Parameters<typeof madeUpScorePart>[0]) =>
  madeUpScorePart({
    name: texts('Energie'),
    definition: texts('Primair fossiel energiegebruik.'),
    weight: 0.6,
    value: 250,
    score: 42.9,
    contribution: 32.1,
    date: '2024-05-01',
    ...changes,
  });

const score = madeUpScore({
  objectId,
  parts: [
    part({}),
    part({
      key: 'liquidity',
      name: texts('Verhandelbaarheid'),
      unit: '%',
      weight: 0.2,
      value: null,
      score: null,
      contribution: 0,
      date: null,
      year: null,
      level: null,
      source: 'Transacties',
    }),
    part({
      key: 'space',
      name: texts('Ruimte'),
      unit: 'm²',
      weight: 0.2,
      value: 118,
      score: 74.4,
      contribution: 18.6,
      worst: 30,
      best: 160,
      source: 'BAG',
    }),
    part({
      key: 'green',
      name: texts('Groen'),
      unit: 'km',
      scale: 'percentile',
      weight: 0,
      value: 0.6,
      percentile: 20,
      score: 80,
      contribution: 0,
      worst: 100,
      best: 0,
      date: null,
      year: 2023,
      source: 'CBS',
    }),
  ],
});

const metrics = [
  madeUpScoreMetric({ weight: 0.6 }),
  madeUpScoreMetric({
    key: 'space',
    name: texts('Ruimte'),
    weight: 0.4,
    unit: 'm²',
    worst: 30,
    best: 160,
    source: 'BAG',
  }),
];

const estimate: Estimate = {
  object,
  value: 412_000,
  low68: 381_000,
  high68: 446_000,
  pricePerM2: 3_492,
  accuracyClass: 4,
  referenceCount: 12,
  valueDate: '2026-11-01',
  fictionalSales: true,
};

const figures: ObjectFigure[] = [
  { figure: 'oppervlakte', value: 118, register: 'BAG', dating: 'imported', date: '2026-11-20' },
  { figure: 'energielabel', value: 'C', register: 'EP-Online', dating: 'registered', date: '2024-05-03' },
  { figure: 'height', value: 9.4, register: '3DBAG', dating: 'undated', date: null },
  { figure: 'coverage', value: null, register: 'RUDIFUN', dating: 'absent', date: null },
  { figure: 'trainstationDistance', value: 1_250, register: 'demo', dating: 'imported', date: '2026-11-21' },
  { figure: 'pandId', value: '0200100000000042', register: 'BAG', dating: 'imported', date: '2026-11-20' },
];

const record: ObjectRecord = {
  labels: [{ label: 'C', registered: '2024-05-03', validUntil: '2034-05-03' }],
  deals: [
    { kind: 'sale', date: '2025-02-10', amount: 389_000, marks: ['family'], fictional: true },
    { kind: 'rent', date: '2019-06-01', amount: 13_200, marks: [], fictional: false },
  ],
  plotFree: 64,
  neighbours: 1,
  wws: {
    ...{ points: 168, maxRent: 1_034.5, year: 2026, source: 'Huurcommissie', wozOfBuurt: 340_000 },
    parts: [
      { part: 'rooms', points: 118 },
      { part: 'outdoor', points: 0 },
    ],
    assumed: ['all-area-rooms'],
  },
};

/** Fake responses by path; a function answers calls that change state, and a refusal replaces a response. */
function open(
  changes: Record<string, unknown> = {},
  address = `/passport/${objectId}`,
  permissions: PermissionKey[] = ['auth.property-pass'],
) {
  const answers: Record<string, unknown> = {
    '/addresses/suggest': [{ ...object, objectId: otherId, address: 'Anklaarseweg 131, 7323 AA Apeldoorn' }],
    [`/objects/${objectId}`]: object,
    [`/objects/${objectId}/figures`]: figures,
    [`/property-score/scores/${objectId}`]: score,
    '/property-score/metrics': metrics,
    [`/addresses/${objectId}/estimate`]: estimate,
    [`/objects/${objectId}/record`]: record,
    [`/objects/${otherId}`]: { ...object, objectId: otherId, huisnummer: 131 },
    ...changes,
  };
  fakeServer(({ name }) => {
    const given = answers[name.replace('GET /real-estate-data', '')] ?? new Refusal('not-found');
    const answer: unknown = typeof given === 'function' ? given() : given;
    if (answer instanceof Refusal) throw answer;
    return answer;
  });
  return openPage({
    page: <PassportPage />,
    route: '/passport/:id',
    address,
    permissions,
  });
}

test('the score is one figure next to the mean of its buurt', async () => {
  await open();
  expect(await screen.findByText('51')).toBeVisible();
  expect(screen.getByText('44')).toBeVisible();
  expect(screen.getByText('7 punten boven het gemiddelde van de buurt.')).toBeVisible();
  expect(screen.getByText(/80,0\s?% van het gewicht is gemeten/)).toBeVisible();
});

test('each part shows its measurement, scale, weight, contribution and source', async () => {
  await open();
  const energy = await screen.findByRole('row', { name: /Energie/ });
  for (const text of ['250 kWh/m²', '400 kWh/m²', '50 kWh/m²', '32,1', 'EP-online, NTA 8800', '1 mei 2024'])
    expect(energy).toHaveTextContent(text);
  expect(energy).toHaveTextContent(/75,0\s?%was 60,0\s?%/);
});

test('an unmeasured part says so, and that the others carry its weight', async () => {
  await open();
  const liquidity = await screen.findByRole('row', { name: /Verhandelbaarheid/ });
  expect(liquidity).toHaveTextContent('niet gemeten');
  expect(liquidity).toHaveTextContent(/Het gewicht van 20,0\s?% is over de andere delen verdeeld/);
});

test('a part by rank shows its value, the ranks of its scale and the year of the figure', async () => {
  await open();
  const green = await screen.findByRole('row', { name: /Groen/ });
  for (const text of ['600 m', 'rang 100 van 100', 'rang 0 van 100', 'stand 2023'])
    expect(green).toHaveTextContent(text);
});

test('with too little measured there is no total, but the parts are shown', async () => {
  await open({
    [`/property-score/scores/${objectId}`]: { ...score, score: null, band: null, completeness: 0.4 },
  });
  expect(await screen.findByText('Geen totaal')).toBeVisible();
  expect(screen.getByText(/40,0\s?% van het gewicht gemeten; onder 60 % is er geen totaal/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Energie.*250/ })).toBeVisible();
});

test('each figure shows its register and date, and missing figures stay empty', async () => {
  await open();
  const rows: [name: string, value: RegExp, origin: string][] = [
    ['Oppervlakte', /^118\sm²/, 'BAG · ingelezen 20 nov 2026'],
    ['Energielabel', /^C/, 'EP-Online · geregistreerd 3 mei 2024'],
    ['Hoogte', /^9,4\sm/, '3DBAG · datum onbekend'],
    ['Bebouwd deel', /^onbekend/, 'RUDIFUN · niet ingelezen'],
    ['Afstand tot station', /^1,3\skm/, 'Demo, fictief · ingelezen 21 nov 2026'],
    ['Pand', /^0200100000000042/, 'BAG · ingelezen 20 nov 2026'],
  ];
  await screen.findByText('Pand');
  for (const [name, value, origin] of rows) {
    const shown = screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(shown).toHaveTextContent(value);
    expect(shown).toHaveTextContent(origin);
  }
});

test('a failure of the figures affects only their section, which can be retried', async () => {
  const user = userEvent.setup();
  const inTurn: unknown[] = [new Refusal('bad-request'), figures];
  await open({ [`/objects/${objectId}/figures`]: () => inTurn.shift() });
  expect(await screen.findByText(/De gegevens zijn nu niet op te halen/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Anklaarseweg 129' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('3DBAG · datum onbekend')).toBeVisible();
});

test('the value has its range; an address without one shows the reason', async () => {
  await open();
  expect(await screen.findByText('€ 412.000')).toBeVisible();
  expect(screen.getByText('€ 381.000 tot € 446.000 bij 68 % zekerheid')).toBeVisible();
});

test('figures based on generated sales are labelled, in the value and in the score', async () => {
  await open();
  expect(await screen.findByText('De verkopen zijn demogegevens en fictief.')).toBeVisible();
  expect(await screen.findByText(/Verhandelbaarheid en prijsverloop komen uit demoverkopen/)).toBeVisible();
});

test('an address that cannot be valued shows the reason', async () => {
  await open({ [`/addresses/${objectId}/estimate`]: new Refusal('unprocessable') });
  expect(await screen.findByText(/Geen schatting/)).toBeVisible();
});

test('an unknown id shows a search, not an error', async () => {
  const user = userEvent.setup();
  const { addressBar } = await open({}, '/passport/9999999999999999');
  expect(await screen.findByText('Dit adres staat niet in de gegevens')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Ander adres' }), 'anklaarseweg 131');
  await user.click(await screen.findByRole('option', { name: /Anklaarseweg 131/ }));
  await waitFor(() => expect(addressBar()).toBe(`/passport/${otherId}`));
  expect(await screen.findByRole('heading', { name: 'Anklaarseweg 131' })).toBeVisible();
});

test('an invalid id is not requested', async () => {
  await open({}, '/passport/anklaarseweg');
  expect(await screen.findByText(/Er is geen object met nummer anklaarseweg/)).toBeVisible();
});

test('a forbidden score affects only its section', async () => {
  await open({ [`/property-score/scores/${objectId}`]: new Refusal('forbidden') });
  expect(await screen.findByText(/Uw account heeft geen toegang/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Anklaarseweg 129' })).toBeVisible();
});

test('the metrics are listed below the score with weight, scale and source', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Hoe elk adres wordt gemeten' }));
  expect(table.getByRole('row', { name: /Energie.*60.*400.kWh.*50.kWh.*NTA 8800/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /Ruimte.*40.*30.*160.*BAG/ })).toBeInTheDocument();
});

test('a failure of the metrics shows the specified text, and the score stays', async () => {
  await open({ '/property-score/metrics': new Refusal('internal') });
  expect(await screen.findByText('De maatstaven zijn er nu niet')).toBeInTheDocument();
  expect(screen.getByText(/HTTP error! Status: 500/)).toBeInTheDocument();
});

const id = (last: number) => `0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a0${last}`;
const holdings = `GET /portfolio/objects/${objectId}/holdings`;

test('own portfolios are shown with approved values and documents, for who may see portfolios', async () => {
  const file = {
    ...{ fileId: id(4), file_name: 'opname.pdf', size: 9, contentType: 'application/pdf', checksum: '' },
    ...{ status: 'confirmed', metadata: {}, createdAt: '2026-02-01T10:00:00.000Z' },
  };
  const held = {
    holdings: [
      {
        ...{ unitId: id(1), portfolioId: id(2), portfolio: 'Zuid', archived: false },
        since: '2026-01-05T10:00:00.000Z',
        services: [{ id: id(3), name: 'Opname', files: [file] }],
      },
    ],
    values: [
      {
        ...{ valuationId: id(5), valuation: 'Q1', portfolioId: id(2), value: 402_000 },
        ...{ valueDate: '2026-03-31', approvedAt: '2026-04-02T10:00:00.000Z' },
      },
    ],
  };
  await open({ [holdings]: held }, undefined, ['auth.property-pass', 'auth.portfolio-hub']);
  expect(await screen.findByRole('link', { name: 'Zuid' })).toHaveAttribute('href', `/${id(2)}/hub`);
  expect(screen.getByRole('link', { name: 'opname.pdf' })).toHaveAttribute('href', `/service/${id(3)}`);
  expect(screen.getByText('€ 402.000')).toBeVisible();
  expect(screen.getByText('peildatum 31 mrt 2026 · goedgekeurd 2 apr 2026')).toBeVisible();
});

test('the passport is shared by a link that is shown once', async () => {
  const user = userEvent.setup();
  const list = 'GET /portfolio/passport-links';
  const made = { id: id(6), objectId, parts: ['facts'], ownValue: null, state: 'open', token: 'geheim' };
  const dates = { createdAt: '2026-11-24T10:00:00.000Z', expiresAt: '2026-12-24T23:00:00.000Z' };
  const links: unknown[] = [];
  await open({
    [list]: () => [...links],
    'POST /portfolio/passport-links': () => {
      links.push({ ...made, ...dates });
      return { ...made, ...dates };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delen' }));
  expect(await screen.findByText('U hebt dit paspoort nog niet gedeeld.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /goedgekeurde waarde/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Maak link' }));
  const field = await screen.findByRole('textbox', { name: 'Link naar het paspoort' });
  expect(field).toHaveValue(`${location.origin}/shared-passport#geheim`);
  expect(await screen.findByText(/werkt tot en met 24 dec 2026/)).toBeVisible();
});

test('history, plot and WWS points tell their dates, what they assume and what is made up', async () => {
  await open();
  const history = (await screen.findByText(/^verkocht/)).closest('section');
  const lines = within(history ?? document.body).getAllByRole('listitem');
  expect(lines.map(line => line.textContent)).toEqual([
    expect.stringMatching(/10 feb 2025.*389\.000.*verkocht · binnen familie · fictief/),
    expect.stringMatching(/3 mei 2024.*C.*geldig tot 3 mei 2034/),
    expect.stringMatching(/1 jun 2019.*13\.200.*verhuurd/),
  ]);
  expect(screen.getByText(/punten: maximaal €\s1\.03\d per maand/)).toHaveTextContent('168');
  expect(screen.getByText(/het gemiddelde van de buurt, €\s340\.000/)).toBeVisible();
  expect(screen.queryByText('Buitenruimte')).toBeNull();
  expect(screen.getByText('64 m²')).toBeVisible();
  expect(screen.getByText('In het pand is nog 1 adres.')).toBeVisible();
});
