import type { NewScoreWeights, ScoreWeights } from '@kavel/contracts/score-weights';
import { madeUpScore, madeUpScoreMetric, madeUpScorePart } from '@kavel/contracts/testing';
import { type Call, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor } from '@testing-library/react';
import ScoreComparePage from './score-compare-page';

const objectId = '0200010000130331';
const texts = (nl: string) => ({ nl, en: nl, de: nl });
const weightsOf = (id: string, name: string, weights: Record<string, number>): ScoreWeights => ({
  id,
  catalogue: 'property-score',
  name,
  weights,
  updatedAt: '2026-11-24T00:00:00.000Z',
});

/** Keeps weights like the service. */
function open(search = '') {
  let kept = [weightsOf('1', 'Gezinnen', { energy: 30 })];
  let deleted: ScoreWeights[] = [];
  const own = 'portfolio/score-weights';
  const calls = fakeServer({
    'GET /real-estate-data/property-score/metrics': () => [madeUpScoreMetric({ name: texts('Energie') })],
    'POST /real-estate-data/property-score/scores': () => ({
      scores: [madeUpScore({ objectId, parts: [madeUpScorePart()] })],
      failed: [],
    }),
    [`GET /${own}`]: () => kept,
    [`POST /${own}`]: ({ body }: Call) => {
      const { name, weights } = body as NewScoreWeights;
      if (kept.some(one => one.name === name)) throw new Refusal('name-taken');
      const made = weightsOf('2', name, weights);
      kept = [...kept, made];
      return made;
    },
    [`PUT /${own}/1`]: ({ body }: Call) => {
      kept = kept.map(one => (one.id === '1' ? { ...one, ...(body as object) } : one));
      return kept[0];
    },
    [`DELETE /${own}/1`]: () => {
      deleted = kept.filter(({ id }) => id === '1');
      kept = kept.filter(({ id }) => id !== '1');
      return null;
    },
    [`POST /${own}/1/restore`]: () => {
      kept = [...kept, ...deleted];
      return deleted[0];
    },
  });
  const opened = openPage({
    page: <ScoreComparePage />,
    route: '/score/compare',
    address: `/score/compare?ids=${objectId}${search}`,
    permissions: ['auth.unrestricted-access-general'],
  });
  return { calls, opened };
}

const choice = () => screen.findByRole('combobox', { name: 'Bewaarde gewichten' });

test('saved weights are chosen into the address, and the default back', async () => {
  const { opened } = open();
  const { user, addressBar } = await opened;
  expect(await screen.findByRole('option', { name: 'Gezinnen' })).toBeInTheDocument();
  await user.selectOptions(await choice(), 'Gezinnen');
  await waitFor(() => expect(addressBar()).toContain('weights=energy%3A30'));
  expect(await choice()).toHaveDisplayValue('Gezinnen');
  await user.selectOptions(await choice(), 'Standaard van de catalogus');
  await waitFor(() => expect(addressBar()).not.toContain('weights'));
});

test('own weights are saved by a name; a taken name says so and keeps the form', async () => {
  const { calls, opened } = open('&weights=energy:50');
  const { user, toasts } = await opened;
  expect(await choice()).toHaveDisplayValue('Eigen gewichten, niet bewaard');
  await user.click(screen.getByRole('button', { name: 'Bewaar als…' }));
  const name = screen.getByRole('textbox', { name: 'Naam van de gewichten' });
  await user.type(name, 'Gezinnen');
  await user.click(screen.getByRole('button', { name: 'Bewaar' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toMatch(/De naam Gezinnen is al gebruikt/));
  await user.clear(name);
  await user.type(name, 'Ouderen');
  await user.click(screen.getByRole('button', { name: 'Bewaar' }));
  await waitFor(async () => expect(await choice()).toHaveDisplayValue('Ouderen'));
  expect(calls.filter(call => call.name === 'POST /portfolio/score-weights').at(-1)?.body).toEqual({
    catalogue: 'property-score',
    name: 'Ouderen',
    weights: { energy: 50 },
  });
});

test('chosen weights are renamed', async () => {
  const { opened } = open('&weights=energy:30');
  const { user } = await opened;
  await user.click(await screen.findByRole('button', { name: 'Hernoem' }));
  const name = screen.getByRole('textbox', { name: 'Naam van de gewichten' });
  expect(name).toHaveValue('Gezinnen');
  await user.clear(name);
  await user.type(name, 'Gezin');
  await user.click(screen.getByRole('button', { name: 'Bewaar' }));
  await waitFor(async () => expect(await choice()).toHaveDisplayValue('Gezin'));
});

test('weights are deleted, and the toast brings them back', async () => {
  const { opened } = open('&weights=energy:30');
  const { user, toasts } = await opened;
  await user.click(await screen.findByRole('button', { name: 'Verwijder' }));
  await waitFor(async () => expect(await choice()).toHaveDisplayValue('Eigen gewichten, niet bewaard'));
  toasts.at(-1)?.action?.onAction();
  await waitFor(async () => expect(await choice()).toHaveDisplayValue('Gezinnen'));
});
