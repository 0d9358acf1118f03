import { type Assignment, noAssignment, type OwnTemplate, usualSections } from '@kavel/contracts/reports';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ReportAssignmentPage from './report-assignment-page';
import ReportTemplatesPage from './report-templates-page';

const id = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11';
const permissions = ['auth.automated-valuation'] as const;

function serve(answers: Record<string, unknown>) {
  return fakeServer(({ name, body }) => {
    const given = answers[name] ?? new Refusal('not-found');
    const answer: unknown = typeof given === 'function' ? given(body) : given;
    if (answer instanceof Refusal) throw answer;
    return answer;
  });
}

const assignmentPath = `/portfolio/valuations/${id}/assignment`;
const unstated: Assignment = { facts: noAssignment, revision: 0, editable: true, changed: null };
const openAssignment = () =>
  openPage({
    page: <ReportAssignmentPage />,
    route: '/pdf/assignment',
    address: `/pdf/assignment?id=${id}`,
    permissions: [...permissions],
  });

test('an assignment is stated; what is empty is sent as not stated', async () => {
  const user = userEvent.setup();
  const calls = serve({
    [`GET ${assignmentPath}`]: unstated,
    [`PUT ${assignmentPath}`]: ({ facts }: Assignment) => ({ ...unstated, facts, revision: 1 }),
  });
  await openAssignment();
  await user.type(await screen.findByLabelText('Opdrachtgever'), 'Bank Noord ');
  await user.selectOptions(screen.getByLabelText('Waardebegrip'), 'fair-value');
  const appraiser = within(screen.getByRole('group', { name: 'Taxateur' }));
  await user.type(appraiser.getByLabelText('Naam'), 'Anna Visser');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  const facts = {
    ...noAssignment,
    client: 'Bank Noord',
    basisOfValue: 'fair-value',
    appraiser: { ...noAssignment.appraiser, name: 'Anna Visser' },
  };
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({ name: `PUT ${assignmentPath}`, body: { revision: 0, facts } }),
    ),
  );
});

test('a refused save keeps what was typed and says why', async () => {
  const user = userEvent.setup();
  serve({ [`GET ${assignmentPath}`]: unstated, [`PUT ${assignmentPath}`]: new Refusal('revision-behind') });
  await openAssignment();
  await user.type(await screen.findByLabelText('Opdrachtgever'), 'Bank');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText(/Iemand anders heeft dit intussen gewijzigd/)).toBeVisible();
  expect(screen.getByLabelText('Opdrachtgever')).toHaveValue('Bank');
});

test('the assignment of a submitted valuation can be read only', async () => {
  serve({ [`GET ${assignmentPath}`]: { ...unstated, editable: false } });
  await openAssignment();
  expect(await screen.findByText(/De opdracht ligt daarmee vast/)).toBeVisible();
  expect(screen.getByLabelText('Opdrachtgever')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Opslaan' })).toBeNull();
});

const template: OwnTemplate = {
  ...{ id, name: 'Bank', language: null, isDefault: true, sections: [...usualSections], revision: 3 },
  changed: { at: '2026-11-20T10:00:00.000Z', by: { userId: id, name: 'Anna' } },
};
const templatePath = `/portfolio/report-templates/${id}`;
const openTemplates = (address = '/pdf/templates') =>
  openPage({
    page: <ReportTemplatesPage />,
    route: '/pdf/templates',
    address,
    permissions: [...permissions],
  });

test('sections are moved by keyboard, left out and given own text, and the outline follows', async () => {
  const user = userEvent.setup();
  const calls = serve({
    'GET /portfolio/report-templates': [template],
    [`PUT ${templatePath}`]: (body: object) => ({ ...template, ...body, revision: 4 }),
  });
  await openTemplates(`/pdf/templates?id=${id}`);
  expect(await screen.findByRole('button', { name: 'Omhoog: Opdracht' })).toBeDisabled();
  screen.getByRole('button', { name: 'Omhoog: Uitkomst' }).focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'Gevoeligheid' }));
  await user.click(screen.getByRole('button', { name: 'Tekst bij Methode en onzekerheid' }));
  await user.type(screen.getByLabelText('Eigen kop'), 'Werkwijze');
  await user.type(screen.getByLabelText('Eigen tekst'), 'Wij kijken.');
  const outline = screen.getAllByRole('list').at(-1) as HTMLElement;
  expect(within(outline).getByText('Werkwijze')).toBeVisible();
  expect(within(outline).queryByText('Gevoeligheid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(calls.some(({ name }) => name === `PUT ${templatePath}`)).toBe(true));
  const sent = calls.find(({ name }) => name === `PUT ${templatePath}`)?.body as OwnTemplate;
  expect(sent.revision).toBe(3);
  expect(sent.sections.slice(0, 3).map(({ key }) => key)).toEqual(['cover', 'outcome', 'assignment']);
  expect(sent.sections.find(({ key }) => key === 'method')).toMatchObject({
    heading: 'Werkwijze',
    text: 'Wij kijken.',
  });
});

test('without templates the page says what they are for, and a deleted one can be restored', async () => {
  const user = userEvent.setup();
  const kept = [template];
  const calls = serve({
    'GET /portfolio/report-templates': () => [...kept],
    [`DELETE ${templatePath}`]: () => {
      kept.length = 0;
      return null;
    },
  });
  await openTemplates(`/pdf/templates?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText(/Er zijn nog geen sjablonen/)).toBeVisible();
  expect(calls.some(({ name }) => name === `DELETE ${templatePath}`)).toBe(true);
});
