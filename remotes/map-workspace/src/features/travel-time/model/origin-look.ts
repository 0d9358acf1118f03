/** Colours of origins by their number: those of Okabe and Ito, which the colour-blind can tell apart, and two more. */
const colours = ['#0072B2', '#D55E00', '#009E73', '#CC79A7', '#E69F00', '#56B4E9', '#7B61C4', '#6B6B63'];

export function originColour(number: number): string {
  return colours[number % colours.length] ?? '#0072B2';
}

/** Of all goals: none of the origins has it, and it is seen on light and dark maps. */
export const goalColour = '#C2185B';

/** A, B, C … */
export function originLetter(number: number): string {
  return String.fromCharCode(65 + number);
}
