export { Locator } from './ui/locator';
