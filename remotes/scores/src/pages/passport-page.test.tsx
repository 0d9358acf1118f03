import type { PermissionKey } from '@kavel/contracts';
import { Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { objectId, otherId } from '../testing/example-object';
import { figures, openPassport } from '../testing/open-passport';
import PassportPage from './passport-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <div role="application" aria-label={label} />,
}));

const open = (...[changes, address, permissions]: [Record<string, unknown>?, string?, PermissionKey[]?]) =>
  openPassport(<PassportPage />, changes, address, permissions);

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

test('what is made up is labelled, in the value and in the score', async () => {
  await open();
  expect(await screen.findByText('De verkopen zijn demogegevens en fictief.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Ruimte.*fictief/ })).toBeVisible();
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

test('history and WWS points tell their dates, what they assume and what is made up', async () => {
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
});

test('the plot is told with its m², and the neighbours lead to their passports', async () => {
  const user = userEvent.setup();
  const { addressBar } = await open();
  expect(await screen.findByText('214 m²')).toBeVisible();
  expect(screen.getByText('perceel 11260123470000')).toBeVisible();
  expect(screen.getByText(/^64 m² daarvan is onbebouwd/)).toBeVisible();
  const inPand = within(screen.getByRole('list', { name: 'In het pand' }));
  expect(inPand.getByRole('link', { name: 'Anklaarseweg 129A' })).toBeVisible();
  expect(screen.getByText('en nog 11 adressen')).toBeVisible();
  const beside = within(screen.getByRole('list', { name: 'Ernaast' }));
  expect(beside.getByRole('listitem')).toHaveTextContent(/Anklaarseweg 131.*11\sm/);
  await user.click(beside.getByRole('link', { name: 'Anklaarseweg 131' }));
  await waitFor(() => expect(addressBar()).toBe(`/passport/${otherId}`));
});
