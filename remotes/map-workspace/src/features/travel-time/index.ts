export { travelTimeFeature } from './feature';
