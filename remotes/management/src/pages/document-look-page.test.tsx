import type { DocumentLook, DocumentLookBody } from '@kavel/contracts/reports';
import { fakeServer, openPage } from '@kavel/testing';
import { screen, waitFor } from '@testing-library/react';
import DocumentLookPage from './document-look-page';

const logo = 'iVBORw0KGgo=';
const by = { userId: '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11', name: 'Maud Visser' };
const look: DocumentLook = { colour: null, logo, changed: { at: '2026-11-20T09:00:00.000Z', by } };
const save = 'PUT /portfolio/document-look';

test('a colour that cannot be read is refused beside its field; another one is saved, and the logo removed', async () => {
  const calls = fakeServer({
    'GET /portfolio/document-look': () => look,
    'GET /auth/profile': () => ({ organisationName: 'Woningstichting Noord' }),
    [save]: ({ body }) => ({ ...look, ...(body as DocumentLookBody) }),
  });
  const route = '/management/document-look';
  const { user, toasts } = await openPage({
    page: <DocumentLookPage />,
    route,
    address: route,
    permissions: ['auth.management'],
  });
  const field = await screen.findByLabelText('Kleur');
  const submit = screen.getByRole('button', { name: 'Opslaan' });
  expect(field).toHaveValue('#0F5F68');
  expect(submit).toBeDisabled();
  await user.clear(field);
  await user.type(field, '#FFE680');
  expect(field).toHaveAccessibleDescription(/te licht om te lezen/);
  expect(submit).toBeDisabled();
  await user.clear(field);
  await user.type(field, '#1F4E79');
  await user.click(screen.getByRole('button', { name: 'Verwijder het logo' }));
  await user.click(submit);
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Opgeslagen'));
  expect(calls.find(({ name }) => name === save)?.body).toEqual({ colour: '#1F4E79', logo: null });
  expect(screen.getByText(/Laatst gewijzigd door Maud Visser op 20 nov 2026/)).toBeVisible();
});
