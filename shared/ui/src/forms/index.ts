/** Controls of forms. */
export { Combobox, type ComboboxProps } from './combobox';
export { Checkbox, Input, Select, Textarea } from './controls';
export { Field } from './field';
export { Segmented, type SegmentedProps } from './segmented';
