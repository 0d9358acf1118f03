import { writeFileSync } from 'node:fs';
import { authApi, portfolioApi } from '@kavel/contracts';
import { askAt } from '../ask';
import { makeDemoPortfolio } from './make';

/**
 * Makes the demo portfolio at a Kavel that is starting, where the manager has none; the file of `marker` then says that it
 * was made once. With a name it makes one of that name in any case, and prints its id.
 */
const [origin = '', marker = '', name] = process.argv.slice(2);
const call = askAt(origin);
/** A start takes seconds, on a busy machine a minute. */
const deadline = Date.now() + 120_000;
const askAgainMs = 500;

async function untilReady(): Promise<void> {
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error(`${origin} did not become ready in two minutes`);
    await new Promise(resolve => setTimeout(resolve, askAgainMs));
  }
}

async function signIn(account: string): Promise<string> {
  const body = { email: `${account}@kavel.example`, password: 'kavel-demo' };
  return (await call(authApi.login, { body })).access_token;
}

try {
  await untilReady();
  const users = { manager: await signIn('manager'), appraiser: await signIn('appraiser') };
  const own = name ? [] : await call(portfolioApi.listPortfolios, {}, users.manager);
  const id = own.length > 0 ? null : await makeDemoPortfolio(call, users, { today: new Date(), name });
  if (marker !== '') writeFileSync(marker, '');
  if (name) console.log(id);
  else if (id !== null) console.log('The demo portfolio has fictional addresses, leases and values.');
} catch (error) {
  // Kavel starts without it too; a caller that gave a name needs it.
  if (name) process.exitCode = 1;
  console.error('The demo portfolio was not made:', error instanceof Error ? error.message : error);
}
