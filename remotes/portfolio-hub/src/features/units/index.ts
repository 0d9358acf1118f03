export { hubQueries } from './api/hub-queries';
export { shownValueOf, type UnitRow } from './model/unit-row';
export { Hub } from './ui/hub';
export { HubFigures } from './ui/hub-figures';
