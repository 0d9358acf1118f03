/** @jest-environment-options {"url": "https://kavel.test/notifications"} */
import type { Notification } from '@kavel/contracts/notifications';
import { type Answers, fakeServer, openPage } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import NotificationsPage from './notifications-page';

const notification: Notification = {
  id: '7b1d6e0e-5a4f-4f0a-9d5f-000000000001',
  ...{ kind: 'watched-search', subject: 'Koop in Noord', count: 7 },
  ...{ details: ['Marktzijde 1', 'Marktzijde 3'], link: '/transactions?t.type=koop' },
  ...{ createdAt: '2026-11-24T09:00:00.000Z', readAt: null },
};
const older = { ...notification, id: '7b1d6e0e-5a4f-4f0a-9d5f-000000000002', subject: 'Winkels', count: 1 };

async function open(listed: Notification[], query = '', answers: Answers = {}) {
  const calls = fakeServer({
    'GET /portfolio/notifications': () => listed.map(one => ({ ...one })),
    'PUT /portfolio/notifications/read': () => {
      for (const one of listed) one.readAt = '2026-11-24T10:00:00.000Z';
      return null;
    },
    [`PUT /portfolio/notifications/${notification.id}/read`]: ({ body }) => {
      for (const one of listed.slice(0, 1))
        one.readAt = (body as { read: boolean }).read ? '2026-11-24T10:00:00.000Z' : null;
      return null;
    },
    ...answers,
  });
  const opened = await openPage({
    page: <NotificationsPage />,
    route: '/notifications',
    address: `/notifications${query}`,
    permissions: ['auth.locator'],
  });
  return { ...opened, calls };
}

test('says what is new, with names and a link, and marks it as read and unread', async () => {
  const { user } = await open([{ ...notification }, { ...older, readAt: '2026-11-23T10:00:00.000Z' }]);
  const link = await screen.findByRole('link', { name: 'Koop in Noord: 7 nieuwe resultaten' });
  expect(link).toHaveAttribute('href', '/transactions?t.type=koop');
  expect(screen.getByText('Marktzijde 1 · Marktzijde 3 en nog 5')).toBeVisible();
  expect(screen.getByText('Winkels: 1 nieuw resultaat')).toBeVisible();
  expect(screen.getByText('1 ongelezen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Als gelezen: Koop in Noord' }));
  await screen.findByText('Alles gelezen');
  await user.click(screen.getByRole('button', { name: 'Als ongelezen: Koop in Noord' }));
  await screen.findByText('1 ongelezen');
  await user.click(screen.getByRole('button', { name: 'Markeer alles als gelezen' }));
  await screen.findByText('Alles gelezen');
});

test('without notifications it says how to get some', async () => {
  await open([]);
  expect(await screen.findByRole('heading', { name: 'Nog geen meldingen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Naar de transacties' })).toHaveAttribute('href', '/transactions');
});

test('settings are stored at once; mail is explained where it is not possible', async () => {
  let setting = { kind: 'watched-search', inProduct: true, byMail: false };
  let mailPossible = false;
  const { user, calls } = await open([], '?tab=settings', {
    'GET /portfolio/notification-settings': () => ({ settings: [setting], mailPossible }),
    'PUT /portfolio/notification-settings/watched-search': ({ body }) => {
      mailPossible = true;
      setting = { ...setting, ...(body as object) };
      return setting;
    },
  });
  const group = within(await screen.findByRole('group', { name: 'Gevolgde zoekopdrachten' }));
  expect(group.getByRole('checkbox', { name: 'Per mail' })).toBeDisabled();
  expect(screen.getByText('Mail is niet mogelijk')).toBeVisible();
  await user.click(group.getByRole('checkbox', { name: 'In Kavel' }));
  await waitFor(() => expect(group.getByRole('checkbox', { name: 'Per mail' })).toBeEnabled());
  expect(group.getByRole('checkbox', { name: 'In Kavel' })).not.toBeChecked();
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    ...{ inProduct: false, byMail: false, language: 'nl' },
  });
});
