export type { Bus, BusRecord } from './bus';
export { bus, createBus } from './bus';
export { useBusEvent } from './use-bus-event';
