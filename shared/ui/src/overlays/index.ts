/** Overlays. */
export { Dialog, type DialogProps } from './dialog';
export { Explanation, type ExplanationProps } from './explanation';
export { LeaveGuard, type LeaveGuardProps } from './leave-guard';
export { Tooltip, type TooltipProps } from './tooltip';
