import type { Toast } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { translate } from '../i18n';
import { errorKey } from './error-key';

/** Long enough to read and to decide. */
const undoTime = 10_000;

/** Says what was done, with the way back. `how` tells how to do the same without the button. */
export function toastWithUndo(title: string, how: string, onUndo: () => void): void {
  bus.publish('toast', {
    tone: 'success',
    title,
    duration: undoTime,
    action: { label: translate('common.undo'), altText: how, onAction: onUndo },
  });
}

export function toastSuccess(title: string): void {
  bus.publish('toast', { tone: 'success', title });
}

/** Says what did not work and why. */
export function toastError(title: string, error: unknown): void {
  const toast: Toast = { tone: 'error', title, description: translate(`errors.${errorKey(error)}`) };
  bus.publish('toast', toast);
}

/** Says what is wrong with what was typed. */
export function toastProblem(title: string, description: string): void {
  bus.publish('toast', { tone: 'error', title, description });
}
