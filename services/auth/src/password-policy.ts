import { fileURLToPath } from 'node:url';
import { ServiceError } from '@kavel/service-kit';
import { Piscina } from 'piscina';

/** Facts about the owner, which a password may not consist of. */
export interface PasswordContext {
  email: string;
  name: string;
  organisationName: string;
}

/** Below this number of guesses, by zxcvbn's estimate, a password is rejected as known. */
const fewestGuesses = 1e9;
/** Characters that must remain when all words of the context are removed. */
const fewestOwnCharacters = 8;
const shortestWord = 3;
const productWords = ['kavel', 'taxatie', 'vastgoed'];

/**
 * Checks a new password against 49,000 known ones, their variations and common words, and against facts about the
 * owner. Requires no character classes. Throws `bad-request` with the reason `password-known` or `password-context`.
 */
export async function checkNewPassword(password: string, context: PasswordContext): Promise<void> {
  const words = wordsOf(context);
  if (ownCharacters(password, words) < fewestOwnCharacters) {
    throw new ServiceError('bad-request', 'The password is made of your name, address or organisation', {
      reason: 'password-context',
    });
  }
  if ((await guessesFor(password, words)) < fewestGuesses) {
    throw new ServiceError('bad-request', 'The password is a known one or easy to guess', {
      reason: 'password-known',
    });
  }
}

const idleTimeoutMs = 5 * 60_000;
let thread: Piscina | undefined;

/**
 * Loading the lists would block the event loop: a thread loads them at the first check and ends when idle. An idle
 * thread does not keep the process alive.
 */
function guessesFor(password: string, words: string[]): Promise<number> {
  thread ??= new Piscina({
    filename: fileURLToPath(new URL('./password-guesses.mjs', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleTimeoutMs,
    // Without the TypeScript loader, which the thread does not need.
    execArgv: [],
  });
  return thread.run({ password, words });
}

/** Longest first, so that a shorter word does not split a longer one. */
function wordsOf({ email, name, organisationName }: PasswordContext): string[] {
  const words = [email, name, organisationName]
    .flatMap(text => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .concat(productWords)
    .filter(word => word.length >= shortestWord);
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}

function ownCharacters(password: string, words: string[]): number {
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  return rest.length;
}
