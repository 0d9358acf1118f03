export { useSlotFeatures } from './use-slot-features';
