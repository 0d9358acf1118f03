export { locatorFeature } from './feature';
export { Locator } from './ui/locator';
