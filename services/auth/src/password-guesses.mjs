import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Characters beyond this do not make a password weaker, and would only cost time. */
const longestChecked = 64;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: longestChecked });

/**
 * Runs in a thread of its own, because loading the lists blocks an event loop for 60 to 1,000 ms. Answers how many guesses
 * the password takes, by zxcvbn's estimate, of who also knows `words`.
 *
 * @param {{ password: string, words: string[] }} task
 * @returns {number}
 */
export default function estimateGuesses({ password, words }) {
  return estimator.check(password, words).guesses;
}
