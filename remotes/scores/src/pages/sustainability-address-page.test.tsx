import type { RealEstateObject } from '@kavel/contracts';
import { madeUpScoreMetric, madeUpScorePart, madeUpSustainabilityScore } from '@kavel/contracts/testing';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import SustainabilityAddressPage from './sustainability-address-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <div role="application" aria-label={label} />,
}));

const objectId = '0200010000130331';
const pathwayId = '3b0c8a71-52f4-4e19-8d6b-9f1e7c2a5d40';
const object: Partial<RealEstateObject> = {
  objectId,
  straat: 'Anklaarseweg',
  huisnummer: 129,
  huisletter: null,
  huisnummertoevoeging: null,
  postcode: '7323AA',
  woonplaats: 'Apeldoorn',
  buurtcode: 'BU02000105',
  vtwType: 'eengezinswoning',
  oppervlakte: 118,
  lon: 5.96,
  lat: 52.23,
  fictional: false,
};
const demand = madeUpScorePart({
  key: 'energy-demand',
  weight: 1,
  value: 335,
  score: 11.8,
  contribution: 11.8,
});
const index = madeUpSustainabilityScore(
  {
    stranding: { status: 'later', year: 2031, measure: 'carbon', intensity: 38, pathwayId },
    measures: [
      {
        name: 'Dakisolatie',
        euros: 5_000,
        savedKwh: 5_000,
        labelAfter: 'D',
        source: 'TNO',
        year: 2023,
        fictional: false,
      },
    ],
  },
  { objectId, score: 12, band: 'poor', completeness: 1, parts: [demand] },
);
const path = '/sustainability-index';

function open(changes: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    [`GET /objects/${objectId}`]: object,
    [`GET ${path}/scores/${objectId}`]: index,
    [`GET ${path}/metrics`]: [
      madeUpScoreMetric({
        key: 'energy-demand',
        name: { nl: 'Energievraag', en: 'Energy demand', de: 'Energiebedarf' },
        weight: 1,
      }),
    ],
    'GET /sustainability-pathways': {
      imports: [],
      pathways: [
        {
          id: pathwayId,
          vtwType: 'eengezinswoning',
          measure: 'carbon',
          source: 'CRREM 2.07',
          values: [
            { year: 2026, value: 50 },
            { year: 2031, value: 37 },
          ],
        },
      ],
    },
    ...changes,
  };
  fakeServer(call => {
    const given = answers[call.name.replace('/real-estate-data', '')] ?? new Refusal('not-found');
    const answer: unknown = typeof given === 'function' ? given(call) : given;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return openPage({
    page: <SustainabilityAddressPage />,
    route: '/sustainability-index/:id',
    address: `${path}/${objectId}`,
    permissions: ['auth.sustainability-score'],
  });
}
const region = (name: string) => screen.findByRole('region', { name });

test('parts are explained by the page that scores share, under the name of the index', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Duurzaamheidsindex' })).toBeVisible();
  expect(await screen.findByRole('row', { name: /^Energievraag/ })).toHaveTextContent('335 kWh/m²');
  expect(screen.getByText(/^Geen buurtgemiddelde/)).toBeVisible();
});

test('energy, obligations, taxonomy and climate say what is known and what is not', async () => {
  await open();
  const energy = await region('Energie en CO2');
  expect(energy).toHaveTextContent('335 kWh/m² per jaar');
  expect(energy).toHaveTextContent('CO2-uitstootonbekend');
  const obligations = await region('Verplichtingen');
  expect(obligations).toHaveTextContent(/letting|Verhuur van woningen met label E, F of Gvoldoet niet/);
  expect(obligations).toHaveTextContent('Geldt voor woningen die verhuurd worden.');
  expect(await region('EU-taxonomie, activiteit 7.7')).toHaveTextContent('Voldoetonbekend');
  const climate = within(await region('Klimaatrisico'));
  expect(
    climate.getByRole('row', { name: /^Hevige regen 22,0 cm water ja, zonder eigen bescherming/ }),
  ).toBeVisible();
  expect(climate.getByRole('row', { name: /^Overstroming niet ingelezen onbekend/ })).toBeVisible();
});

test('the stranding year is drawn against the pathway', async () => {
  await open();
  const stranding = await region('Strandingsjaar');
  expect(stranding).toHaveTextContent('Komt in 2031 boven het pad, bij gelijk verbruik.');
  expect(await within(stranding).findByText('Bron: CRREM 2.07')).toBeVisible();
  expect(within(stranding).getByRole('figure', { name: /CO2 tegen het pad/ })).toBeVisible();
});

test('without a pathway it is not loaded, with a link to import one', async () => {
  await open({
    [`GET ${path}/scores/${objectId}`]: madeUpSustainabilityScore({}, { objectId, parts: [demand] }),
  });
  expect(await region('Strandingsjaar')).toHaveTextContent(/Niet ingelezen/);
  expect(screen.getByRole('link', { name: 'CRREM-pad inlezen' })).toHaveAttribute(
    'href',
    '/sustainability-index#crrem',
  );
});

test('measures have cost, effect, label and payback', async () => {
  await open();
  const measures = within(await region('Maatregelen'));
  expect(measures.getByRole('row', { name: /^Dakisolatie €\s5\.000 5\.000 kWh 5,0 jaar D/ })).toBeVisible();
});

test.each([
  [`GET ${path}/scores/${objectId}`, 'Failed to fetch sustainability index'],
  [`GET ${path}/metrics`, 'Failed to fetch sustainability index metrics'],
])('with the service away the specified text is shown: %s', async (call, text) => {
  await open({ [call]: new Refusal('unavailable') });
  expect(await screen.findByText(new RegExp(`Melding: ${text}\\.`))).toBeVisible();
});
