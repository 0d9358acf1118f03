export { Explanation } from './ui/explanation';
export { FactsStrip } from './ui/facts-strip';
export { NextStep } from './ui/next-step';
export { pageFrame } from './ui/page-frame';
export { Sources } from './ui/sources';
export { Uses } from './ui/uses';
