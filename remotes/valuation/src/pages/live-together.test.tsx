import type { Checklist, Presence } from '@kavel/contracts/valuations';
import { checklistItems, computedItems } from '@kavel/contracts/valuations';
import { type Answers, fakeServer, openPage } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { madeUpUnit, unitId, valuationId } from '../testing/made-up';
import { summaryAnswers } from '../testing/summary-answers';
import SummaryPage from './summary-page';

jest.mock('@kavel/map', () => ({ __esModule: true, default: () => null }));

const path = `/portfolio/valuations/${valuationId}`;
const units = [madeUpUnit(unitId(1))];
const bram = { userId: unitId(911), name: 'Bram Beoordelaar' };

const open = async (more: Answers) => {
  const calls = fakeServer({
    ...summaryAnswers(units),
    ...more,
  });
  const page = await openPage({
    page: <SummaryPage />,
    route: '/valuation/:id/*',
    address: `/valuation/${valuationId}/summary`,
  });
  return { calls, ...page };
};

test('who else is there is shown, and what somebody changed since is taken in on request', async () => {
  let presence: Presence = { others: [{ ...bram, step: 'calculation' }], lastChange: null };
  const { user, calls } = await open({ [`POST ${path}/presence`]: () => presence });
  const list = await screen.findByRole('list', { name: 'Nu ook hier' });
  expect(within(list).getByText('Bram Beoordelaar · Calculation')).toBeInTheDocument();
  presence = {
    ...presence,
    lastChange: {
      ...{ at: '2026-11-28T10:00:00Z', by: bram, status: null },
      edit: { kind: 'buckets', subject: null, from: null, to: null },
    },
  };
  // The tab is looked at again.
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByText('Bram Beoordelaar: buckets gewijzigd')).toBeVisible();
  const loads = () => calls.filter(({ name }) => name === `GET ${path}`).length;
  expect(loads()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Overnemen' }));
  await waitFor(() => expect(loads()).toBe(2));
  expect(screen.queryByText('Bram Beoordelaar: buckets gewijzigd')).toBeNull();
});

const checklist = (ownWork: boolean): Checklist => ({
  ...{ frozen: false, required: false, ownWork },
  lines: checklistItems.map(item => {
    const computed = computedItems.some(one => one === item);
    const count = item === 'older-indexed' ? 2 : 0;
    return {
      ...{ item, computed, remark: '', answeredBy: null, confirmedBy: null },
      ...(computed
        ? { answer: count ? ('no' as const) : ('yes' as const), count }
        : { answer: null, count: null }),
    };
  }),
});

test('the checklist shows what was found, and an answer without a yes needs a remark', async () => {
  const { user, calls } = await open({
    [`GET ${path}/checklist`]: () => checklist(true),
    [`PUT ${path}/checklist/basis`]: () => checklist(true),
  });
  const items = within(await screen.findByRole('list', { name: 'Checklist' }));
  expect(items.getByText('2 voldoen niet')).toBeVisible();
  expect(screen.getByText(/^5 punten zijn nog open\./)).toBeVisible();
  const basis = within(items.getByRole('group', { name: 'De grondslag van de waarde is vermeld' }));
  await user.click(basis.getByRole('radio', { name: 'N.v.t.' }));
  expect(calls.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  const remark = items.getByRole('textbox', { name: /grondslag/ });
  await user.type(remark, 'Intern gebruik');
  const [save] = items
    .getAllByRole('button', { name: 'Opslaan' })
    .filter(one => !one.hasAttribute('disabled'));
  if (save) await user.click(save);
  await waitFor(() =>
    expect(calls.find(({ name }) => name === `PUT ${path}/checklist/basis`)?.body).toEqual({
      answer: 'not-applicable',
      remark: 'Intern gebruik',
    }),
  );
});
