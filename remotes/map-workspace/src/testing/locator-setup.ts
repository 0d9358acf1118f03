import { session } from '@kavel/auth';
import type { Call } from '@kavel/testing';
import { act, screen, within } from '@testing-library/react';
import { fakeLists } from './fake-lists';
import { locatorObject } from './locator-data';
import { openLocator } from './open-locator';

export const map = () => screen.findByRole('region', { name: 'Kaart van het resultaat' });
export const table = () => screen.findByRole('table', { name: 'Objecten die voldoen' });
export const option = (name: RegExp) => screen.findByRole('checkbox', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => act(async () => session.signOut()));

export const addAll = async (user: Awaited<ReturnType<typeof openLocator>>['user']) => {
  await screen.findByText('1.500 objecten gevonden');
  await user.click(screen.getByRole('button', { name: 'Naar portefeuille' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Naar een portefeuille' }));
  expect(dialog.getByText('Alle 1.500 gevonden objecten')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Voeg toe' }));
};
export const houses = Array.from({ length: 1_500 }, (_, at) => locatorObject(at + 1_000).objectId);

export async function withHouses(answer: (call: Call) => unknown = () => undefined, lists = fakeLists()) {
  return { lists, ...(await openLocator('/locator?fn=woon', { answer, lists })) };
}

export function textOf(file: Blob): Promise<string> {
  return new Promise(resolve => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}
