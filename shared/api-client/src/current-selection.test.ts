import { act, renderHook } from '@testing-library/react';
import { currentPortfolio, currentValuation, useSelection } from './current-selection';

beforeEach(() => localStorage.clear());

test('the selection is restored after a reload', async () => {
  currentPortfolio.remember('p1');
  currentValuation.remember('v1');
  jest.resetModules();
  const reloaded = await import('./current-selection');
  expect(reloaded.currentPortfolio.read()).toBe('p1');
  expect(reloaded.currentValuation.read()).toBe('v1');
});

test('deleting the selected object clears the selection; deleting another one does not', () => {
  currentPortfolio.remember('p1');
  currentPortfolio.forget('p2');
  expect(currentPortfolio.read()).toBe('p1');
  currentPortfolio.forget('p1');
  expect(currentPortfolio.read()).toBeNull();
});

test('a component follows the selection, also when another tab changes it', () => {
  const { result } = renderHook(() => useSelection(currentValuation));
  expect(result.current).toBeNull();
  act(() => currentValuation.remember('v1'));
  expect(result.current).toBe('v1');
  act(() => {
    localStorage.removeItem('current-valuation');
    dispatchEvent(new StorageEvent('storage', { key: 'current-valuation' }));
  });
  expect(result.current).toBeNull();
});
