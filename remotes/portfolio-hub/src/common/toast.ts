import type { Toast } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { translate } from '../i18n';
import { errorKey } from './error-key';

/** Duration of a toast with undo, in milliseconds. */
const undoTime = 10_000;

/** Reports a change with an undo button. `how` explains how to undo it without the button. */
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

/** Reports what failed and why. */
export function toastError(title: string, error: unknown): void {
  const toast: Toast = { tone: 'error', title, description: translate(`errors.${errorKey(error)}`) };
  bus.publish('toast', toast);
}

/** Reports a problem with typed text. */
export function toastProblem(title: string, description: string): void {
  bus.publish('toast', { tone: 'error', title, description });
}
