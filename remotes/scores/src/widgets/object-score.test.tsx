import type { PropertyScore } from '@kavel/contracts';
import { madeUpScore } from '@kavel/contracts/testing';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import ObjectScore from './object-score';

const objectId = '0200010000130331';
const score = madeUpScore({ objectId });

async function open(answer: () => PropertyScore) {
  fakeServer({ [`GET /real-estate-data/property-score/scores/${objectId}`]: answer });
  const section = <ObjectScore objectId={objectId} title="Vastgoedscore" />;
  return openPage({
    page: section,
    route: '/search',
    address: '/search',
    permissions: ['auth.property-pass'],
  });
}

const refuse = (code: 'not-found' | 'forbidden') => () => {
  throw new Refusal(code);
};

test('the score is next to the mean of its buurt and links to its passport', async () => {
  await open(() => score);
  expect(await screen.findByText('51')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Vastgoedscore' })).toBeVisible();
  expect(screen.getByText(/7 punten boven het gemiddelde van de buurt/)).toBeVisible();
  expect(screen.getByRole('img', { name: /Score 51 van 100, gemiddelde van de buurt 44/ })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', `/passport/${objectId}`);
});

test('with too little measured the share is shown instead of a total', async () => {
  await open(() => ({ ...score, score: null, band: null, completeness: 0.41 }));
  expect(
    await screen.findByText(/41,0\s?% van het gewicht gemeten; onder 60 % is er geen totaal/),
  ).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', `/passport/${objectId}`);
});

test.each<[string, () => PropertyScore]>([
  ['nothing of was measured', () => ({ ...score, completeness: 0 })],
  ['is not known', refuse('not-found')],
])('renders nothing for an object that %s', async (_, answer) => {
  await open(answer);
  await waitForElementToBeRemoved(() => screen.queryByRole('heading', { name: 'Vastgoedscore' }));
});

test('a score that cannot be read can be retried', async () => {
  const inTurn = [refuse('forbidden'), () => score];
  const { user } = await open(() => inTurn.shift()?.() ?? score);
  await user.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByText('51')).toBeVisible();
});
