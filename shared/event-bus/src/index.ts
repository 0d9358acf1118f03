export type { Bus } from './bus';
export { bus, createBus } from './bus';
export { useBusEvent } from './use-bus-event';
