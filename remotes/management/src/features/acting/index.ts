export { ActPicker } from './act-picker';
export { useStartActing } from './start-acting';
