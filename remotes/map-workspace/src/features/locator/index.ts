import { lazy } from 'react';

export { locatorFeature } from './feature';
export { nothingSelected, type Selection, ticked } from './model/selection';
export { AddingStrip } from './ui/adding-strip';
export { Locator } from './ui/locator';

/** Which objects go to which portfolio; loaded when it is opened. */
export const AddDialog = lazy(() => import('./ui/add-dialog'));
