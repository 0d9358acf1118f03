import type { ValuationListItem } from '@kavel/contracts';
import { changeSinceApproved } from './change-since-approved';

const item = (values: Partial<ValuationListItem>) =>
  ({
    id: 'now',
    status: 'draft',
    portfolioId: 'noord',
    updatedAt: '2026-11-20',
    totalValue: 550_000,
    ...values,
  }) as ValuationListItem;
const approved = item({ id: 'before', status: 'approved', updatedAt: '2025-11-20', totalValue: 500_000 });

it('550,000 after an approved 500,000 is ten per cent more', () => {
  expect(changeSinceApproved(item({}), [item({}), approved])).toBeCloseTo(0.1);
});

it.each([
  ['of another portfolio', item({}), { ...approved, portfolioId: 'zuid' }],
  ['not approved', item({}), { ...approved, status: 'in-review' as const }],
  ['without values', item({ totalValue: null }), approved],
])('shows nothing against %s', (_, now, before) => {
  expect(changeSinceApproved(now, [now, before])).toBeNull();
});
