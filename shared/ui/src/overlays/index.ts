/** What floats above a page. */
export { Dialog, type DialogProps } from './dialog';
