import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Longer passwords are not weaker and would only cost time. */
const longestChecked = 64;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: longestChecked });

/**
 * Runs in a separate thread, because loading the lists blocks an event loop for 60 to 1,000 ms. Returns zxcvbn's
 * estimate of the number of guesses, given that the attacker knows `words`.
 *
 * @param {{ password: string, words: string[] }} task
 * @returns {number}
 */
export default function estimateGuesses({ password, words }) {
  return estimator.check(password, words).guesses;
}
