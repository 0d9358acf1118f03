import type { BriefRow, ComputedBrief } from '@kavel/contracts/reports';
import { readWorkbook } from '@kavel/files/reading';
import { type Answers, fakeServer, openPage } from '@kavel/testing';
import { screen, waitFor } from '@testing-library/react';
import TechnischPvePage from './technisch-pve-page';

const id = '6c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b13';
const texts = (nl: string) => ({ nl, en: nl, de: nl });
const row = (changes: Partial<BriefRow>): BriefRow => ({
  no: '3.1',
  key: 'rc-roof',
  chapter: 'building',
  discipline: 'architecture',
  nlsfb: '27',
  text: texts('Rc van het dak'),
  value: 6.3,
  unit: 'm²K/W',
  limit: 6.3,
  bound: 'min',
  level: 'law',
  source: 'Bbl',
  article: 'Bbl 4.152',
  lawDate: '2024-01-01',
  verification: 'calculation',
  status: 'checked',
  ...changes,
});
const mpg = row({
  no: '8.1',
  key: 'mpg',
  chapter: 'sustainability',
  text: texts('MPG'),
  value: null,
  limit: null,
  status: 'unverified',
});

/** Computes like the service for one requirement. */
function computed(body: unknown): ComputedBrief {
  const { values } = body as { values: Record<string, number> };
  const value = values['rc-roof'] ?? 6.3;
  const refusals =
    value < 6.3 ? [{ key: 'rc-roof', value, limit: 6.3, unit: 'm²K/W', article: 'Bbl 4.152' }] : [];
  return { rows: [row({ value }), mpg], refusals };
}

async function open(more: Answers = {}) {
  const calls = fakeServer({
    'POST /portfolio/technical-briefs/computed': ({ body }) => computed(body),
    'GET /portfolio/technical-briefs': () => [],
    ...more,
  });
  const page = await openPage({
    page: <TechnischPvePage />,
    route: '/technisch-pve',
    address: '/technisch-pve',
    permissions: ['auth.unrestricted-access-general'],
  });
  return { calls, ...page };
}

test('a number beyond its limits is refused beside its field, and what was typed stays', async () => {
  const { user, calls } = await open();
  const storeys = await screen.findByRole('textbox', { name: 'Bouwlagen' });
  await user.clear(storeys);
  await user.type(storeys, '400');
  expect(storeys).toHaveAccessibleDescription('Een heel getal van 1 tot en met 100.');
  expect(storeys).toHaveValue('400');
  await user.clear(storeys);
  await user.type(storeys, '7');
  expect(storeys).not.toHaveAccessibleDescription();
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ storeys: 7 }));
});

test('a value below the law is refused with its article and cannot be saved; what is unverified is marked', async () => {
  const { user, calls, addressBar } = await open({
    'POST /portfolio/technical-briefs': ({ body }) => ({
      ...(body as object),
      id,
      version: 1,
      createdAt: '2026-11-20T09:00:00Z',
      userName: 'Maud',
      rows: [],
    }),
    [`GET /portfolio/technical-briefs/${id}`]: () => ({
      ...(calls.find(({ name }) => name === 'POST /portfolio/technical-briefs')?.body as object),
      id,
      version: 1,
      createdAt: '2026-11-20T09:00:00Z',
      userName: 'Maud',
      rows: [],
    }),
  });
  expect(await screen.findByText(/1 eis is niet nagekeken/)).toBeVisible();
  expect(screen.getAllByText('Niet nagekeken')).toHaveLength(1);
  const roof = screen.getByLabelText('Rc van het dak (m²K/W)');
  await user.clear(roof);
  await user.type(roof, '5');
  expect(await screen.findByText('5 m²K/W voldoet niet: Bbl 4.152 eist 6,3 m²K/W.')).toBeVisible();
  await user.type(screen.getByLabelText('Naam'), 'Kantoor Noord');
  expect(screen.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  await user.clear(screen.getByLabelText('Rc van het dak (m²K/W)'));
  await waitFor(() => expect(screen.queryByText(/voldoet niet/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(addressBar()).toBe(`/technisch-pve?id=${id}`));
  expect(await screen.findByRole('link', { name: 'Document (PDF)' })).toHaveAttribute(
    'href',
    `/pdf?document=technisch-pve&id=${id}&version=1`,
  );
  expect(screen.getAllByText(/stand 1 jan 2024, na te gaan/)).toHaveLength(2);
});

test('the requirements are saved as a workbook: heads and cells as on the page, numbers as numbers', async () => {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:x', revokeObjectURL() {} });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user, calls } = await open({ 'POST /portfolio/exports': () => null });
  await user.type(await screen.findByLabelText('Naam'), 'Kantoor Noord');
  await user.click(screen.getByRole('button', { name: /Excel/ }));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/Kantoor Noord.*\.xlsx$/)]));
  const [file] = files;
  if (!file) throw new Error('no file was made');
  const [sheet, ...others] = await readWorkbook(await bytesOf(file));
  expect(others).toEqual([]);
  expect(sheet?.name).toBe('Eisen');
  const [heads = [], ...rows] = sheet?.rows ?? [];
  const byHead = rows.map(cells => Object.fromEntries(heads.map((head, at) => [head, cells[at]])));
  expect(byHead).toMatchObject([
    { 'Nr.': '3.1', Eis: 'Rc van het dak', Waarde: '6.3', Eenheid: 'm²K/W', Bron: 'Bbl 4.152' },
    { 'Nr.': '8.1', Eis: 'MPG', Waarde: '', Niveau: 'Wet', Status: 'Niet nagekeken' },
  ]);
  expect(calls.find(({ name }) => name === 'POST /portfolio/exports')?.body).toMatchObject({
    object: 'technical-brief',
    rows: 2,
  });
});

/** The Blob of jsdom has no `arrayBuffer`. */
function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });
}
