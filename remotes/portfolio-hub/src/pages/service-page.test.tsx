import type { Service, ServiceFile } from '@kavel/contracts/services';
import { fakeServer, openPage, type PageToOpen, Refusal } from '@kavel/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ServicePage from './service-page';

const id = '7a1b3c5d-0000-4000-8000-000000000001';
const portfolioId = '7a1b3c5d-0000-4000-8000-000000000002';
const fileIdOf = (n: number) => `7a1b3c5d-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`;
const service: Service = {
  id,
  portfolioId,
  name: 'Taxatie 2026',
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  fileCount: 1,
  contact: 'Maud',
};
const fileOf = (n: number, file_name: string, changed: Partial<ServiceFile> = {}): ServiceFile => ({
  fileId: fileIdOf(n),
  file_name,
  size: 1_234_567,
  contentType: 'application/pdf',
  checksum: 'a'.repeat(64),
  status: 'confirmed',
  metadata: { pages: 3 },
  createdAt: '2026-11-20T09:00:00Z',
  ...changed,
});
const report = fileOf(1, 'rapport.pdf');
const page: PageToOpen = { page: <ServicePage />, route: '/service/:id', address: `/service/${id}` };
const base = `/portfolio/services/${id}`;

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
});
beforeEach(() => localStorage.clear());

/** A fake service that accepts uploads like the real one; `files` is its list. */
function serviceWithFiles(files: ServiceFile[], confirm?: (file: ServiceFile) => unknown) {
  const kept = new Map<string, { name: string; received: number; size: number }>();
  const calls = fakeServer(({ name, body }) => {
    if (name === 'GET /portfolio/portfolios') return [];
    if (name === `GET ${base}`) return service;
    if (name === `GET ${base}/files`) return [...files];
    if (name === `POST ${base}/files/upload`) {
      const { file_name, size } = body as { file_name: string; size: number };
      const fileId = fileIdOf(kept.size + 10);
      kept.set(fileId, { name: file_name, received: 0, size });
      return { fileId, uploadUrl: '/', method: 'PUT', headers: {}, expiresAt: '2026-11-22T09:00:00Z' };
    }
    const [, fileId = '', what] = /files\/([^/]+)\/?(.*)$/.exec(name) ?? [];
    const upload = kept.get(fileId);
    if (upload && what === 'upload') return { ...upload, expiresAt: '2026-11-22T09:00:00Z' };
    if (upload && what === 'content') {
      upload.received += (body as Blob).size;
      return { ...upload, expiresAt: '2026-11-22T09:00:00Z' };
    }
    if (upload && what === 'confirm') {
      const file = { ...fileOf(0, upload.name), fileId, size: upload.size };
      confirm?.(file);
      files.unshift(file);
      return file;
    }
    if (name.startsWith('DELETE')) {
      const index = files.findIndex(file => file.fileId === fileId);
      if (index >= 0) files.splice(index, 1);
      return null;
    }
    throw new Refusal('not-found');
  });
  return { calls, kept };
}

const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByText('Sleep bestanden hierheen'), { dataTransfer: { files } });
const aFile = (name: string, content = 'inhoud') => new File([content], name, { lastModified: 1 });

test('a visitor sees an introduction and returns after signing in', async () => {
  await openPage({ ...page, permissions: null });
  expect(screen.getByRole('link', { name: 'Inloggen om de bestanden te zien' })).toHaveAttribute(
    'href',
    `/login?returnTo=${encodeURIComponent(`/service/${id}`)}`,
  );
});

test('a member without the permission gets a message', async () => {
  await openPage({ ...page, permissions: ['auth.unrestricted-access-general'] });
  expect(screen.getByText(/geen toegang tot diensten/)).toBeInTheDocument();
});

test('an unknown service shows a message with a link back', async () => {
  fakeServer({});
  await openPage(page);
  expect(await screen.findByText('Deze dienst bestaat niet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Naar de portefeuilles' })).toHaveAttribute('href', '/landing');
});

test('shows the service, its additional fields, and its files with their detected type', async () => {
  serviceWithFiles([report, fileOf(2, 'kaart.png', { contentType: 'text/html' })]);
  await openPage(page);
  expect(await screen.findByRole('heading', { level: 1, name: 'Taxatie 2026' })).toBeInTheDocument();
  expect(screen.getByText('Maud')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Bestanden' });
  expect(within(table).getAllByText('1,2 MB')).toHaveLength(2);
  expect(
    within(table).getByRole('img', { name: /past niet bij de naam: dit is Webpagina/ }),
  ).toBeInTheDocument();
});

test('dropped files are uploaded and confirmed one by one, and are then in the list', async () => {
  const { calls } = serviceWithFiles([]);
  const { toasts } = await openPage(page);
  await screen.findByText('Nog geen bestanden');
  act(() => void drop(aFile('een.pdf'), aFile('twee.pdf'), aFile('drie.pdf')));
  for (const name of ['een.pdf', 'twee.pdf', 'drie.pdf']) {
    expect(await screen.findByRole('button', { name: `${name} bekijken` })).toBeInTheDocument();
  }
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(toasts.map(({ title }) => title)).toContain('drie.pdf is toegevoegd');
  const started = calls.filter(({ name }) => name.endsWith('/files/upload')).map(({ body }) => body);
  expect(started[0]).toMatchObject({ file_name: 'een.pdf', size: 6 });
});

test('an empty file is refused with the reason, before anything is sent', async () => {
  const { calls } = serviceWithFiles([]);
  const { user } = await openPage(page);
  await screen.findByText('Nog geen bestanden');
  act(() => void drop(aFile('leeg.pdf', '')));
  expect(await screen.findByText('Dit bestand is leeg (0 bytes).')).toBeInTheDocument();
  expect(calls.some(({ name }) => name.endsWith('/files/upload'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'leeg.pdf weghalen' }));
  expect(screen.queryByText('leeg.pdf')).not.toBeInTheDocument();
});

test('a scanner finding is reported, and cannot be retried', async () => {
  serviceWithFiles([], () => {
    throw new Refusal('unprocessable', { reason: 'infected' });
  });
  await openPage(page);
  await screen.findByText('Nog geen bestanden');
  act(() => void drop(aFile('factuur.pdf')));
  expect(await screen.findByText(/virusscanner vond iets/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'factuur.pdf opnieuw proberen' })).not.toBeInTheDocument();
});

test('a retry after a failure resumes the same upload; nothing is sent twice', async () => {
  let away = true;
  const { calls, kept } = serviceWithFiles([], () => {
    if (away) throw new Refusal('unavailable');
  });
  const { user } = await openPage(page);
  await screen.findByText('Nog geen bestanden');
  act(() => void drop(aFile('rapport.pdf')));
  const retry = await screen.findByRole('button', { name: 'rapport.pdf opnieuw proberen' });
  expect(screen.getByText(/Er is niets verloren/)).toBeInTheDocument();
  away = false;
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'rapport.pdf bekijken' })).toBeInTheDocument();
  expect(kept.size).toBe(1);
  expect(calls.filter(({ name }) => name.endsWith('/content'))).toHaveLength(1);
});

test('the same file chosen again after a reload resumes', async () => {
  const file = aFile('groot.pdf');
  const key = [id, file.size, file.lastModified, file.name].join('/');
  localStorage.setItem('unfinished-uploads', JSON.stringify([[key, fileIdOf(10)]]));
  const { calls, kept } = serviceWithFiles([]);
  kept.set(fileIdOf(10), { name: 'groot.pdf', received: 4, size: file.size });
  await openPage(page);
  await screen.findByText('Nog geen bestanden');
  act(() => void drop(file));
  expect(await screen.findByRole('button', { name: 'groot.pdf bekijken' })).toBeInTheDocument();
  expect(
    calls.filter(({ name }) => name.endsWith('/content')).map(({ body }) => (body as Blob).size),
  ).toEqual([2]);
  expect(localStorage.getItem('unfinished-uploads')).toBe('[]');
});

test('a stopped upload is discarded', async () => {
  const { calls } = serviceWithFiles([], () => {
    throw new Refusal('unavailable');
  });
  const { user } = await openPage(page);
  await screen.findByText('Nog geen bestanden');
  act(() => void drop(aFile('weg.pdf')));
  await screen.findByText(/Er is niets verloren/);
  await user.click(screen.getByRole('button', { name: 'weg.pdf weghalen' }));
  await waitFor(() =>
    expect(calls.map(({ name }) => name)).toContain(`DELETE ${base}/files/${fileIdOf(10)}`),
  );
  expect(screen.queryByText('weg.pdf')).not.toBeInTheDocument();
});

test('a description is added to the metadata of a file', async () => {
  const calls = fakeServer({
    [`GET ${base}`]: () => service,
    [`GET ${base}/files`]: () => [report],
    [`PUT ${base}/files/${report.fileId}/metadata`]: () => report,
  });
  const { user, toasts } = await openPage(page);
  await user.click(await screen.findByRole('button', { name: 'rapport.pdf bekijken' }));
  const drawer = screen.getByRole('dialog', { name: 'rapport.pdf' });
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Soort document' }), 'Rapport');
  await user.type(within(drawer).getByRole('textbox', { name: 'Omschrijving' }), 'Eindversie');
  await user.click(within(drawer).getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('rapport.pdf is bijgewerkt'));
  expect(calls.find(({ name }) => name.endsWith('/metadata'))?.body).toEqual({
    pages: 3,
    kind: 'report',
    description: 'Eindversie',
  });
});

test('a deleted file can be restored', async () => {
  const files = [report];
  fakeServer({
    [`GET ${base}`]: () => service,
    [`GET ${base}/files`]: () => [...files],
    [`DELETE ${base}/files/${report.fileId}`]: () => {
      files.length = 0;
      return null;
    },
    [`POST ${base}/files/${report.fileId}/restore`]: () => {
      files.push(report);
      return report;
    },
  });
  const { user, toasts } = await openPage(page);
  await user.click(await screen.findByText('Verwijderen'));
  expect(await screen.findByText('Nog geen bestanden')).toBeInTheDocument();
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('rapport.pdf is verwijderd'));
  act(() => toasts.at(-1)?.action?.onAction());
  expect(await screen.findByRole('button', { name: 'rapport.pdf bekijken' })).toBeInTheDocument();
});

test('an image is shown under its detected type', async () => {
  let shown: Blob | null = null;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      shown = blob;
      return 'blob:made';
    },
  });
  const photo = fileOf(3, 'gevel', { contentType: 'image/png' });
  fakeServer({
    [`GET ${base}`]: () => service,
    [`GET ${base}/files`]: () => [photo],
    [`GET ${base}/files/${photo.fileId}/download`]: () => new TextEncoder().encode('pixels'),
  });
  const { user } = await openPage(page);
  await user.click(await screen.findByRole('button', { name: 'gevel bekijken' }));
  expect(await screen.findByRole('img', { name: 'Voorbeeld van gevel' })).toHaveAttribute('src', 'blob:made');
  expect(shown).toMatchObject({ type: 'image/png' });
});

test('a reader can view and download, and is offered nothing else', async () => {
  fakeServer(({ name }) => {
    if (name === `GET ${base}`) return service;
    if (name === `GET ${base}/files`) return [report];
    if (name === 'GET /portfolio/portfolios') return [{ id: portfolioId, name: 'Noord', access: 'read' }];
    throw new Refusal('not-found');
  });
  const { user } = await openPage(page);
  expect(await screen.findByText(/met u gedeeld om te lezen/)).toBeInTheDocument();
  expect(screen.queryByText('Bestanden kiezen')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Acties voor deze dienst' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'rapport.pdf bekijken' }));
  const drawer = await screen.findByRole('dialog', { name: 'rapport.pdf' });
  expect(within(drawer).getByRole('button', { name: 'Downloaden' })).toBeEnabled();
  expect(within(drawer).queryByRole('button', { name: 'Verwijderen' })).not.toBeInTheDocument();
  expect(within(drawer).getByRole('combobox')).toBeDisabled();
});
