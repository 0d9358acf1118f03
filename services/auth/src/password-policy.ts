import { ServiceError } from '@kavel/service-kit';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** What a password may not be made of: whatever is known about its owner. */
export interface PasswordContext {
  email: string;
  name: string;
  organisationName: string;
}

/** Fewer guesses than this, by zxcvbn's estimate, and a password counts as known. */
const fewestGuesses = 1e9;
/** What follows these characters makes a password no weaker, and would only cost time. */
const longestChecked = 64;
/** Characters that must remain when all words of the context are taken out. */
const fewestOwnCharacters = 8;
const shortestWord = 3;
const productWords = ['kavel', 'taxatie', 'vastgoed'];

/**
 * Checks a password that somebody chooses against 49,000 known ones, their variations and common words, and against
 * what is known about the owner. Asks for no kinds of characters. Throws `bad-request` with the reason
 * `password-known` or `password-context`.
 */
export async function checkNewPassword(password: string, context: PasswordContext): Promise<void> {
  const words = wordsOf(context);
  if (ownCharacters(password, words) < fewestOwnCharacters) {
    throw new ServiceError('bad-request', 'The password is made of your name, address or organisation', {
      reason: 'password-context',
    });
  }
  const { guesses } = (await estimator()).check(password, words);
  if (guesses < fewestGuesses) {
    throw new ServiceError('bad-request', 'The password is a known one or easy to guess', {
      reason: 'password-known',
    });
  }
}

let loaded: Promise<ZxcvbnFactory> | undefined;

/** The lists are a few megabytes: they are loaded when somebody chooses a password. */
function estimator(): Promise<ZxcvbnFactory> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Estimator({ dictionary, graphs: adjacencyGraphs, maxLength: longestChecked });
}

/** Longest first, so that a word is not taken apart by a shorter one. */
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
