import type { Toast } from '@kavel/contracts';
import { useBusEvent } from '@kavel/event-bus';
import { Toaster } from '@kavel/ui/core';
import { useCallback, useState } from 'react';
import { useTexts } from '../i18n';

/** Shows the latest toast of the host and of all remotes. */
export function ToastOutlet() {
  const t = useTexts();
  const [toast, setToast] = useState<Toast | null>(null);
  const remove = useCallback(() => setToast(null), []);
  useBusEvent('toast', setToast);
  return <Toaster toast={toast} onRemove={remove} labels={{ region: t('toasts'), close: t('close') }} />;
}
