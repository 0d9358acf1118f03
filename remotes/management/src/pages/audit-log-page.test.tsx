import { screen, waitFor, within } from '@testing-library/react';
import { event, open } from '../testing/open-management';

test('the audit log queries by the address, loads more at its end, and names what changed', async () => {
  const detail = { granted: 'auth.portfolio-hub', role: 'reader → –' };
  const first = Array.from({ length: 30 }, (_, index) => event(100 - index, detail));
  const { calls } = await open('/management?tab=audit&kind=user-changed&from=2026-11-01', {
    'GET /auth/management/audit': ({ query }) =>
      query.get('cursor') === '71' ? { events: [event(1)], next: null } : { events: first, next: '71' },
  });
  expect(await screen.findByRole('row', { name: /Gebruiker 100/ })).toHaveTextContent(
    'rol: Lezer → – · gegeven: Portefeuilles',
  );
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '32'));
  const asked = calls.filter(call => call.name.endsWith('/audit')).map(call => call.query.toString());
  expect(asked).toEqual(['kind=user-changed&from=2026-11-01', 'kind=user-changed&from=2026-11-01&cursor=71']);
});

test('each event of a valuation links to all events of that valuation', async () => {
  const objectId = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11';
  const detail = {
    object: 'valuation',
    objectId,
    name: 'Jaareinde',
    reason: 'Verbouwd',
    status: 'in-review',
    value: '€ 1250000, € 90000',
  };
  const { user, calls, addressBar } = await open('/management?tab=audit', {
    'GET /auth/management/audit': () => ({
      events: [{ ...event(1, detail), kind: 'value-overridden' }],
      next: null,
    }),
  });
  const row = await screen.findByRole('row', { name: /Waarde overschreven/ });
  expect(row).toHaveTextContent('naam: Jaareinde');
  expect(row).toHaveTextContent('soort: waardering');
  expect(row).toHaveTextContent('reden: Verbouwd');
  expect(row).toHaveTextContent('status: in beoordeling');
  expect(row).toHaveTextContent('waarde: € 1.250.000, € 90.000');
  await user.click(within(row).getByRole('link', { name: 'Toon alles hiervan' }));
  await waitFor(() => expect(addressBar()).toBe(`/management?tab=audit&object=${objectId}`));
  await waitFor(() => expect(calls.at(-1)?.query.get('object')).toBe(objectId));
  await user.click(screen.getByRole('button', { name: 'één onderdeel Toon alles' }));
  await waitFor(() => expect(addressBar()).toBe('/management?tab=audit'));
});

test('the export has all pages of the filtered events, and escapes formulas in names', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => String(files.push(file)),
    revokeObjectURL: () => undefined,
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const named = (id: number, name: string) => ({ ...event(id), actor: { userId: 'u', name } });
  const { user, toasts, calls } = await open('/management?tab=audit&kind=user-changed&from=2026-11-01', {
    'POST /portfolio/exports': () => null,
    'GET /auth/management/audit': ({ query }) =>
      query.get('cursor') === '2'
        ? { events: [named(1, 'Maud Visser')], next: null }
        : { events: [named(2, '=HYPERLINK("http://x")')], next: '2' },
  });
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Het auditlog is gedownload (2 regels)'));
  const reader = new FileReader();
  const read = new Promise(done => reader.addEventListener('load', done));
  reader.readAsText(files[0] ?? new Blob());
  await read;
  const lines = String(reader.result).replace('\uFEFF', '').split('\r\n');
  const table = lines.indexOf('');
  expect(lines.slice(0, table)).toEqual([
    'Auditlog;Demo Beheer',
    expect.stringMatching(/^Gedownload op;\d/),
    'Soort;Gebruiker gewijzigd',
    'Van;1 nov 2026',
  ]);
  expect(names).toEqual([expect.stringMatching(/^Auditlog - Demo Beheer - \d{4}-\d\d-\d\d\.csv$/)]);
  const [head, first, second] = lines.slice(table + 1);
  expect(head).toBe('Wanneer;Wat;Door;Betreft;Bijzonderheden;Netwerk');
  expect(calls.find(({ name }) => name === 'POST /portfolio/exports')?.body).toMatchObject({
    object: 'audit',
    rows: 2,
  });
  expect(first).toContain(`;"'=HYPERLINK(`);
  expect(second).toBe('2026-11-20T09:00:00.000Z;Gebruiker gewijzigd;Maud Visser;Gebruiker 1;;203.0.113.0/24');
});
