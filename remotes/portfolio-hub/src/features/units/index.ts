export { hubQueries } from './api/hub-queries';
export { figureText, parseFigure } from './model/parse-figure';
export { shownValueOf, type UnitRow } from './model/unit-row';
export { Hub } from './ui/hub';
export { HubFigures } from './ui/hub-figures';
