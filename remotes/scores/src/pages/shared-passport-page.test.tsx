import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen } from '@testing-library/react';
import { exampleSharedPassport } from '../testing/shared-passport';
import SharedPassportPage from './shared-passport-page';

jest.mock('@kavel/map', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <div role="application" aria-label={label} />,
}));

const read = 'POST /portfolio/passport-links/read';
function open(answer: unknown, hash = '#geheim') {
  const calls = fakeServer(({ name }) => {
    if (answer instanceof Refusal || name !== read)
      throw answer instanceof Refusal ? answer : new Refusal('not-found');
    return answer;
  });
  const address = `/shared-passport${hash}`;
  return openPage({
    page: <SharedPassportPage />,
    route: '/shared-passport',
    address,
    permissions: null,
  }).then(opened => ({ ...opened, calls }));
}

test('a guest reads what was shared, by whom and until when, and can do nothing with it', async () => {
  const { calls } = await open(exampleSharedPassport);
  expect(await screen.findByRole('heading', { name: 'Anklaarseweg 129' })).toBeVisible();
  expect(
    screen.getByText(/Gedeeld door Demo Beheer op 24 nov 2026, te lezen tot en met 24 dec 2026/),
  ).toBeVisible();
  expect(screen.getByText('€ 402.000')).toBeVisible();
  expect(screen.getByText(/Geen schatting/)).toBeVisible();
  expect(screen.getByText('perceel APD01 A 1234')).toBeVisible();
  expect(screen.getByText('151 m² daarvan is onbebouwd, als aandeel van dit adres.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Ernaast' })).toHaveTextContent('Anklaarseweg 13112 m');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(calls.at(-1)?.body).toEqual({ token: 'geheim' });
});

test.each([
  ['an unknown, expired or withdrawn link', '#geheim'],
  ['no token', ''],
])('%s gets one answer', async (_, hash) => {
  await open(new Refusal('not-found'), hash);
  expect(await screen.findByText('Deze link werkt niet (meer)')).toBeVisible();
});
