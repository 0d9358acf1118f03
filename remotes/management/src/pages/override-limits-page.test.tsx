import type { OverridePolicy } from '@kavel/contracts/valuations';
import { type Answers, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import OverrideLimitsPage from './override-limits-page';

const policy: OverridePolicy = { alone: 0.15, together: 0.5, leastReason: 15, changed: null };
const changed = {
  at: '2026-11-20T09:00:00.000Z',
  by: { userId: '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11', name: 'Maud Visser' },
};
const read = 'GET /portfolio/override-policy';
const save = 'PUT /portfolio/override-policy';

const labels = {
  alone: 'Zelf toegestaan (%)',
  together: 'Toegestaan met een tweede persoon (%)',
  leastReason: 'Kortste reden (letters en cijfers)',
};

async function open(answers: Answers = {}) {
  const calls = fakeServer({
    [read]: () => policy,
    'GET /portfolio/checklist-policy': () => ({ required: false, changed: null }),
    ...answers,
  });
  const route = '/management/override-limits';
  const opened = await openPage({
    page: <OverrideLimitsPage />,
    route,
    address: route,
    permissions: ['auth.unrestricted-access-general', 'auth.management'],
  });
  const { user } = opened;
  await screen.findByLabelText(labels.alone);
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  return {
    ...opened,
    calls,
    type,
    submit: () => user.click(screen.getByRole('button', { name: 'Opslaan' })),
  };
}

test('both limits are explained, with their effect on an example', async () => {
  const { type } = await open();
  expect(screen.getByLabelText(labels.alone)).toHaveValue('15');
  expect(screen.getByLabelText(labels.alone)).toHaveAccessibleDescription(/geldt de eigen waarde meteen/);
  expect(screen.getByLabelText(labels.together)).toHaveAccessibleDescription(
    /als een collega haar bevestigt/,
  );
  expect(screen.getByText(/van €\s255\.000 tot €\s345\.000/)).toBeVisible();
  await type(labels.alone, '7,5');
  expect(screen.getByText(/van €\s277\.500 tot €\s322\.500/)).toBeVisible();
  expect(screen.getByText(/standaardgrenzen/)).toBeVisible();
});

test('saves the typed limits and shows who changed them', async () => {
  const { calls, type, submit, toasts } = await open({
    [save]: ({ body }) => ({ ...(body as OverridePolicy), changed }),
  });
  expect(screen.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  await type(labels.alone, '7,5 %');
  await type(labels.together, '20');
  await type(labels.leastReason, '30');
  await submit();
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Opgeslagen'));
  expect(calls.find(({ name }) => name === save)?.body).toEqual({
    alone: 0.075,
    together: 0.2,
    leastReason: 30,
  });
  expect(await screen.findByText(/Laatst gewijzigd door Maud Visser op 20 nov 2026/)).toBeVisible();
  expect(screen.getByLabelText(labels.alone)).toHaveValue('7,5');
});

test('invalid limits are reported next to their field', async () => {
  const { calls, type, submit } = await open();
  await type(labels.alone, '60');
  expect(screen.getByText(/mag niet lager zijn dan wat iemand zelf mag/)).toBeVisible();
  await type(labels.alone, 'veel');
  await type(labels.leastReason, '2');
  await submit();
  expect(screen.getByLabelText(labels.alone)).toHaveAccessibleDescription(/percentage/);
  expect(screen.getByLabelText(labels.leastReason)).toHaveAccessibleDescription(/van 5 tot en met 200/);
  expect(calls.some(({ name }) => name === save)).toBe(false);
});

test('a refusal keeps the typed text', async () => {
  const { type, submit } = await open({
    [save]: () => {
      throw new Refusal('recent-sign-in-required');
    },
  });
  await type(labels.together, '40');
  await submit();
  expect(await screen.findByText('Niet bevestigd; er is niets gewijzigd.')).toBeVisible();
  expect(screen.getByLabelText(labels.together)).toHaveValue('40');
});

test('asks before leaving unsaved limits', async () => {
  const { user, type, addressBar } = await open();
  await type(labels.together, '40');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('link', { name: /Beheer/ }));
  const dialog = screen.getByRole('dialog', { name: 'De grenzen zijn niet opgeslagen' });
  await user.click(within(dialog).getByRole('button', { name: 'Hier blijven' }));
  expect(addressBar()).toBe('/management/override-limits');
  await user.click(screen.getByRole('button', { name: 'Herstel' }));
  await user.click(screen.getByRole('link', { name: /Beheer/ }));
  expect(addressBar()).toBe('/management');
});

test('the checklist is required for an approval at once', async () => {
  const { user, calls, toasts } = await open({
    'PUT /portfolio/checklist-policy': () => ({ required: true, changed }),
  });
  const required = await screen.findByRole('checkbox', { name: /pas goed als de checklist/ });
  await user.click(required);
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Opgeslagen'));
  expect(required).toBeChecked();
  expect(calls.find(({ name }) => name === 'PUT /portfolio/checklist-policy')?.body).toEqual({
    required: true,
  });
});
