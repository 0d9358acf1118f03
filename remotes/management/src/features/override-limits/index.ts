export { OverrideLimits } from './ui/override-limits';
