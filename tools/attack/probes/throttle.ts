import { json } from '../http';
import { collector, type Probe } from './probe';

/** More than the number of failures per address before attempts are queued. */
const guesses = 110;
/** More than the queue length. */
const atOnce = 30;

/** Guesses passwords from one address with forged forwarding headers. Comes last: it exhausts the limit. */
export const throttle: Probe = {
  name: 'forged addresses',
  async run({ target }) {
    const { expect, done } = collector();
    const guess = async (number: number) => {
      const address = `203.0.113.${number % 250}`;
      const forged = { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address };
      const body = { email: `guess${number}@kavel.example`, password: `wrong ${number}` };
      return (await target.ask('/api/auth/login', json(body, forged))).status;
    };
    for (let number = 0; number < guesses; number += 1) await guess(number);
    const statuses = await Promise.all(
      Array.from({ length: atOnce }, (_, number) => guess(guesses + number)),
    );
    const refused = statuses.filter(status => status === 429).length;
    const evidence = `${guesses} guesses, then ${atOnce} at once: ${refused} refused`;
    const title = 'a forged X-Forwarded-For steps around the limit per address';
    expect(refused > 0, title, 'POST /api/auth/login', evidence);
    return done(`limit, ${evidence}`);
  },
};
