import { authApi } from '@kavel/contracts';
import { askAt } from '../ask';
import { origin } from './kavel';

/** Calls the measured Kavel. */
export const call = askAt(origin);

/** A session of a demo account. */
export async function signIn(email = 'manager@kavel.example', url = origin) {
  return askAt(url)(authApi.login, { body: { email, password: 'kavel-demo' } });
}
