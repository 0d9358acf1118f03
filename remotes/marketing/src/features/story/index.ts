export { Explanation } from './ui/explanation';
export { FactsStrip } from './ui/facts-strip';
export { NextStep } from './ui/next-step';
export { Sources } from './ui/sources';
export { Uses } from './ui/uses';
