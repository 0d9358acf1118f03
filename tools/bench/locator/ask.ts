import { authApi } from '@kavel/contracts';
import { askAt } from '../../ask';
import { origin } from './synthetic-kavel';

/** Calls the Kavel with synthetic objects. */
export const ask = askAt(origin);

export async function signIn(): Promise<string> {
  const session = await ask(authApi.login, {
    body: { email: 'admin@kavel.example', password: 'kavel-demo' },
  });
  return session.access_token;
}

/** Milliseconds per query, one after the other. The first quarter, at most ten, is a warm-up and not counted. */
export async function timesOf<Item>(
  items: readonly Item[],
  question: (item: Item) => Promise<unknown>,
): Promise<number[]> {
  const warmUps = Math.min(10, Math.floor(items.length / 4));
  const times: number[] = [];
  for (const [number, item] of items.entries()) {
    const started = performance.now();
    await question(item);
    if (number >= warmUps) times.push(performance.now() - started);
  }
  return times;
}

/** One line about times, printed immediately, because the rest of a long measurement may fail. */
export function described(times: readonly number[]): string {
  const shown = [0.5, 0.95, 0.99].map(share => percentile(times, share).toFixed(1));
  return `p50 ${shown[0]}, p95 ${shown[1]}, p99 ${shown[2]} ms`;
}

/** Percentile of the values. */
export function percentile(values: readonly number[], share: number): number {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)] ?? Number.NaN;
}
