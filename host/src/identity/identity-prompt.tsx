import { confirmIdentityWith } from '@kavel/api-client';
import { bus } from '@kavel/event-bus';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { translate } from '../i18n';
import type { IdentityDialogProps } from './identity-dialog-props';

interface Question {
  Dialog: ComponentType<IdentityDialogProps>;
  answer: (confirmed: boolean) => void;
}

/** Asks for the password when a call on any page needs a recent sign-in. The dialog is loaded on demand. */
export function IdentityPrompt() {
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(
    () =>
      confirmIdentityWith(async () => {
        try {
          const { IdentityDialog } = await import('./identity-dialog');
          return await new Promise<boolean>(answer => setQuestion({ Dialog: IdentityDialog, answer }));
        } catch {
          bus.publish('toast', { tone: 'error', title: translate('goTo.away') });
          return false;
        } finally {
          setQuestion(null);
        }
      }),
    [],
  );

  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <question.Dialog onDone={question.answer} />
    </Suspense>
  );
}
