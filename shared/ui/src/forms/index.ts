/** Controls of forms. */
export { AddressSearch, type AddressSearchProps, type FoundAddresses } from './address-search';
export { Combobox, type ComboboxProps } from './combobox';
export { Checkbox, Input, Select, Textarea } from './controls';
export { DateInput, type DateInputProps } from './date-input';
export { Field } from './field';
export { Segmented, type SegmentedProps } from './segmented';
