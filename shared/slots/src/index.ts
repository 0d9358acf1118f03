export { Slot, type SlotElementProps } from './slot';
export {
  type DeclaredWidget,
  SlotContext,
  type SlotHost,
  type SlotPage,
  type WidgetComponent,
  type WidgetOutcome,
} from './slot-host';
export { type OfferedWidget, useWidgets } from './use-widgets';
