import type { AddressBuckets } from '@kavel/contracts';
import { type Answers, fakeServer, openPage, Refusal } from '@kavel/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { madeUpUnit, madeUpValuation, unitId, valuationId } from '../testing/made-up';
import BucketsPage from './buckets-page';

const path = `/portfolio/valuations/${valuationId}`;
const units = [
  madeUpUnit(unitId(1), { huisnummer: 1 }),
  madeUpUnit(unitId(2), { huisnummer: 2, vtwType: 'winkel' }),
  madeUpUnit(unitId(3), { huisnummer: 3, vtwType: 'winkel', oppervlakte: null }),
];
const suggested: AddressBuckets = {
  kantoor: {
    name: 'Kantoor, middelgroot',
    reason: { vtwType: 'kantoor', builtFrom: 1975, builtTo: 1991, areaFrom: null, areaTo: null },
    unitIds: [unitId(1)],
  },
  winkel: { name: 'Winkel', reason: null, unitIds: [unitId(2), unitId(3)] },
};

const open = async (saved: AddressBuckets = {}, more: Answers = {}) => {
  const calls = fakeServer({
    [`GET ${path}`]: () => madeUpValuation(units),
    [`GET ${path}/address-buckets`]: () => saved,
    [`GET /real-estate-data/valuations/${valuationId}/address-buckets`]: () => suggested,
    [`POST ${path}/address-buckets`]: ({ body }) => body,
    [`GET /real-estate-data/valuations/${valuationId}/bucket-overview`]: () => [],
    [`GET /real-estate-data/valuations/${valuationId}/valuation-result`]: () => [],
    ...more,
  });
  const page = await openPage({
    page: <BucketsPage />,
    route: '/valuation/:id/*',
    address: `/valuation/${valuationId}/buckets`,
  });
  await screen.findAllByRole('table');
  return { calls, ...page };
};

const bucketOf = (address: string) => screen.getByLabelText(`Bucket van ${address}`);
const posted = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ name }) => name.startsWith('POST') && !name.endsWith('/presence'));

afterEach(() => sessionStorage.clear());

test('the suggestion shows its reason and is saved when continuing', async () => {
  const { user, calls, addressBar } = await open();
  expect(screen.getByText('Kantoor · gebouwd 1975–1991')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verder' }));
  await waitFor(() => expect(addressBar()).toBe(`/valuation/${valuationId}/valuation`));
  expect(posted(calls)[0]?.body).toEqual(suggested);
});

test('a unit moved by its select, or several by checkbox, can be undone', async () => {
  const { user, toasts } = await open(suggested);
  await user.selectOptions(bucketOf('Anklaarseweg 1'), 'winkel');
  expect(bucketOf('Anklaarseweg 1')).toHaveValue('winkel');
  await user.click(screen.getByLabelText('Anklaarseweg 1 kiezen'));
  await user.click(screen.getByLabelText('Anklaarseweg 2 kiezen'));
  await user.selectOptions(screen.getByLabelText('Verplaats naar'), 'kantoor');
  await user.click(screen.getByRole('button', { name: 'Verplaatsen' }));
  expect(
    [bucketOf('Anklaarseweg 1'), bucketOf('Anklaarseweg 2')].map(field => (field as HTMLSelectElement).value),
  ).toEqual(['kantoor', 'kantoor']);
  act(() => toasts.at(-1)?.action?.onAction());
  expect(bucketOf('Anklaarseweg 2')).toHaveValue('winkel');
});

/** Drag data from drag start to drop; jsdom has no DataTransfer. */
function carrier() {
  const data = new Map<string, string>();
  return {
    get types() {
      return [...data.keys()];
    },
    setData: (kind: string, value: string) => data.set(kind, value),
    getData: (kind: string) => data.get(kind) ?? '',
  };
}

test('selected units are dragged to a bucket together, files and foreign units are rejected', async () => {
  const { user } = await open(suggested);
  const bucket = screen.getByRole('button', { name: /^Kantoor, middelgroot/ });
  await user.click(screen.getByLabelText('Anklaarseweg 2 kiezen'));
  await user.click(screen.getByLabelText('Anklaarseweg 3 kiezen'));
  const dataTransfer = carrier();
  fireEvent.dragStart(screen.getByText('Anklaarseweg 2'), { dataTransfer });
  expect(fireEvent.dragOver(bucket, { dataTransfer })).toBe(false);
  fireEvent.drop(bucket, { dataTransfer });
  expect(bucketOf('Anklaarseweg 2')).toHaveValue('kantoor');
  expect(bucketOf('Anklaarseweg 3')).toHaveValue('kantoor');

  const file = carrier();
  file.setData('Files', '');
  expect(fireEvent.dragOver(bucket, { dataTransfer: file })).toBe(true);
  const stranger = carrier();
  stranger.setData('application/x-kavel-units', unitId(9));
  fireEvent.drop(bucket, { dataTransfer: stranger });
  expect(within(bucket).getByText('3')).toBeVisible();
});

test('buckets are merged and split, and both can be undone', async () => {
  const { user, toasts } = await open(suggested);
  await user.click(screen.getByRole('button', { name: /^Kantoor, middelgroot/ }));
  await user.click(screen.getByRole('button', { name: 'Samenvoegen met' }));
  await user.click(screen.getByRole('menuitem', { name: 'Winkel', hidden: true }));
  expect(screen.getByLabelText('Naam van de bucket')).toHaveValue('Winkel');
  expect(screen.queryByRole('button', { name: /^Kantoor, middelgroot/ })).toBeNull();
  expect(bucketOf('Anklaarseweg 1')).toHaveValue('winkel');

  await user.click(screen.getByRole('button', { name: 'Splitsen' }));
  await user.click(screen.getByRole('menuitem', { name: 'Apart: vanaf 404 m² (2)', hidden: true }));
  expect(screen.getByLabelText('Naam van de bucket')).toHaveValue('Winkel, vanaf 404 m²');
  expect(screen.queryByLabelText('Bucket van Anklaarseweg 3')).toBeNull();

  act(() => toasts.at(-1)?.action?.onAction());
  act(() => toasts.at(-2)?.action?.onAction());
  expect(bucketOf('Anklaarseweg 1')).toHaveValue('kantoor');
});

test('selected units go to a new bucket, which is named there', async () => {
  const { user } = await open(suggested);
  await user.click(screen.getByLabelText('Anklaarseweg 3 kiezen'));
  await user.selectOptions(screen.getByLabelText('Verplaats naar'), 'Verplaats naar een nieuwe bucket');
  await user.click(screen.getByRole('button', { name: 'Verplaatsen' }));
  expect(screen.getByLabelText('Naam van de bucket')).toHaveValue('Nieuwe bucket');
  expect(bucketOf('Anklaarseweg 3')).toBeVisible();
  expect(screen.queryByLabelText('Bucket van Anklaarseweg 2')).toBeNull();
});

test('unsaved changes survive a reload, warn on leaving, and can be discarded', async () => {
  const first = await open(suggested);
  await first.user.selectOptions(bucketOf('Anklaarseweg 1'), 'winkel');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  first.unmount();
  const { user } = await open(suggested);
  expect(bucketOf('Anklaarseweg 1')).toHaveValue('winkel');
  await user.click(screen.getByRole('button', { name: 'Terug naar opgeslagen' }));
  expect(bucketOf('Anklaarseweg 1')).toHaveValue('kantoor');
  expect(sessionStorage).toHaveLength(0);
});

test('a bucket is added, named and removed while empty', async () => {
  const { user } = await open(suggested);
  await user.click(screen.getByRole('button', { name: 'Bucket toevoegen' }));
  const name = screen.getByLabelText('Naam van de bucket');
  await user.clear(name);
  expect(screen.getByText('Een bucket heeft een naam nodig.')).toBeVisible();
  await user.type(name, 'Bijzonder{Enter}');
  expect(screen.getByRole('button', { name: /Bijzonder/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lege bucket verwijderen' }));
  expect(screen.queryByRole('button', { name: /Bijzonder/ })).toBeNull();
});

test('replacing saved buckets with a suggestion asks first', async () => {
  const own = { alles: { name: 'Alles', reason: null, unitIds: units.map(({ id }) => id) } };
  const { user } = await open(own);
  await user.click(screen.getByRole('button', { name: 'Stel opnieuw voor' }));
  expect(bucketOf('Anklaarseweg 1')).toHaveValue('alles');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Indeling vervangen' }));
  await waitFor(() => expect(bucketOf('Anklaarseweg 1')).toHaveValue('kantoor'));
});

test('a unit without oppervlakte is named and completed in place', async () => {
  const [, , third] = units;
  if (!third) throw new Error('there are three units');
  const { user, calls } = await open(suggested, {
    [`PUT /portfolio/real-estate-entities/${third.id}/address-object-data`]: () => ({
      ...third,
      addressObjectData: { ...third.addressObjectData, oppervlakte: 85.5 },
    }),
  });
  expect(screen.getByText(/1 eenheid mist een oppervlakte/)).toBeVisible();
  expect(screen.getByText(/^Ontbreekt: oppervlakte/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gegevens van Anklaarseweg 3 aanvullen' }));
  const dialog = within(screen.getByRole('dialog'));
  const area = dialog.getByLabelText('Gebruiksoppervlakte, m²');
  await user.type(area, '0');
  await user.click(dialog.getByRole('button', { name: 'Gegevens opslaan' }));
  expect(dialog.getByText('Vul een oppervlakte groter dan nul in.')).toBeVisible();
  await user.clear(area);
  await user.type(area, '85,5');
  await user.selectOptions(dialog.getByLabelText('Type (VTW)'), 'kantoor');
  await user.selectOptions(dialog.getByLabelText('Gebruiksdoel'), 'winkelfunctie');
  const rent = dialog.getByLabelText('Huur, € per jaar');
  await user.clear(rent);
  await user.type(rent, '12000');
  await user.selectOptions(dialog.getByLabelText('Energielabel'), 'B');
  await user.click(dialog.getByLabelText('Einde van het huurcontract'));
  await user.paste('31-12-2028');
  await user.click(dialog.getByRole('button', { name: 'Gegevens opslaan' }));
  await waitFor(() => expect(screen.queryByText(/mist een oppervlakte/)).toBeNull());
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
    oppervlakte: 85.5,
    vtwType: 'kantoor',
    gebruiksdoelen: ['winkelfunctie'],
    annualRent: 12_000,
    energielabel: 'B',
    leaseEnd: '2028-12-31',
  });
});

test('saved buckets show their results and accuracy', async () => {
  await open(suggested, {
    [`GET /real-estate-data/valuations/${valuationId}/bucket-overview`]: () => [
      {
        bucket: 'kantoor',
        name: 'Kantoor, middelgroot',
        units: 1,
        valued: 1,
        value: 450_321,
        pricePerM2: 3_002,
      },
      { bucket: 'winkel', name: 'Winkel', units: 2, valued: 0, value: 0, pricePerM2: null },
    ],
    [`GET /real-estate-data/valuations/${valuationId}/valuation-result`]: () => [
      { bucket: 'kantoor', accuracyClass: 5, value: 450_321, low68: 405_000, high68: 500_000 },
    ],
  });
  const table = within(await screen.findByRole('table', { name: 'Uitkomst per bucket' }));
  const [, office, shop] = table.getAllByRole('row').map(row => row.textContent);
  expect(office).toMatch(/Kantoor, middelgroot.*1 van 1€\s450\.000€\s3\.0005/);
  expect(shop).toMatch(/Winkel.*0 van 2/);
});

test('a refused save shows an error, keeps the buckets and stays on the page', async () => {
  const { user, addressBar } = await open(
    {},
    {
      [`POST ${path}/address-buckets`]: () => {
        throw new Refusal('conflict');
      },
    },
  );
  await user.selectOptions(bucketOf('Anklaarseweg 1'), 'winkel');
  await user.click(screen.getByRole('button', { name: 'Verder' }));
  expect(await screen.findByText(/goedgekeurde waarderingen liggen vast/)).toBeVisible();
  expect(bucketOf('Anklaarseweg 1')).toHaveValue('winkel');
  expect(addressBar()).toBe(`/valuation/${valuationId}/buckets`);
});

test.each([
  ['in-review', /is in beoordeling en kan nu niet worden gewijzigd/],
  ['approved', /is goedgekeurd en ligt vast/],
] as const)(
  'what is %s is shown, says why it is locked, and is not saved on the way on',
  async (status, why) => {
    const { user, calls, addressBar } = await open(suggested, {
      [`GET ${path}`]: () => madeUpValuation(units, { status }),
    });
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryByLabelText(/^Bucket van/)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Stel opnieuw voor' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Verplaatsen' })).toBeNull();
    const duplicate = screen.queryByRole('button', { name: 'Dupliceren' });
    expect(duplicate !== null).toBe(status === 'approved');
    await user.click(screen.getByRole('button', { name: 'Verder' }));
    await waitFor(() => expect(addressBar()).toBe(`/valuation/${valuationId}/valuation`));
    expect(posted(calls)).toEqual([]);
  },
);
