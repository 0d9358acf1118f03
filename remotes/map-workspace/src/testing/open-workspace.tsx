import type { ErrorCode, PermissionKey } from '@kavel/contracts';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import SearchPage from '../pages/search-page';
import { addressPage, estimateOf, figures, objectOf, portfolioId, portfolioOf, status } from './data';

export type Answer = { result: unknown } | { refusal: ErrorCode };

/** What the services answer when a test says nothing else. */
function usualAnswer(call: string): Answer {
  if (call === '/catalogue/status') return { result: status };
  if (call.startsWith('/addresses?')) return { result: addressPage(call) };
  const [, object] = call.match(/^\/objects\/02000100001303(\d\d)$/) ?? [];
  if (object) return { result: objectOf(Number(object)) };
  if (/^\/objects\/\d{16}\/figures$/.test(call)) return { result: figures };
  const [, estimated] = call.match(/^\/addresses\/02000100001303(\d\d)\/estimate$/) ?? [];
  if (estimated) return { result: estimateOf(objectOf(Number(estimated))) };
  if (call === '/portfolios') return { result: [portfolioOf([38, 41])] };
  if (call === `/portfolios/${portfolioId}`) return { result: portfolioOf([38, 41]) };
  return { refusal: 'not-found' };
}

/** Opens the page at an address; `answer` represents the servers and may leave a call to the usual answer. */
export async function openWorkspace(
  address = '/search',
  answer: (call: string, body: unknown) => Answer | null = () => null,
  permissions: readonly PermissionKey[] | null = null,
  page: ReactNode = <SearchPage />,
) {
  const calls: string[] = [];
  fakeServer(({ name, query, body }) => {
    const path = name.replace(/^GET /, '').replace(/\/(auth|portfolio|real-estate-data)(?=\/)/, '');
    const call = query.size > 0 ? `${path}?${query}` : path;
    calls.push(call);
    const given = answer(call, body) ?? usualAnswer(call);
    if ('refusal' in given) throw new Refusal(given.refusal);
    return given.result;
  });
  const opened = await openPage({ page, route: '/search', address, permissions });
  const map = await screen.findByRole('region', { name: 'Kaart van adressen en gebouwen' });
  return {
    user: opened.user,
    toasts: opened.toasts,
    calls,
    map,
    view: () => JSON.parse(map.dataset.view ?? 'null') as unknown,
    query: () => new URLSearchParams(opened.addressBar()?.split('?')[1]),
  };
}
