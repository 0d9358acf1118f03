export { composeStyle } from './compose-style';
export { functionColours } from './function-colours';
export { type Look, lookOf } from './look';
