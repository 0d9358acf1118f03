export { type SortKey, sortUnits, type UnitSorting } from '@kavel/contracts/units';
