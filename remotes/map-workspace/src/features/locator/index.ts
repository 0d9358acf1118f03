export { Locator } from './ui/locator';
export { LocatorPanel, type MapResult } from './ui/locator-panel';
