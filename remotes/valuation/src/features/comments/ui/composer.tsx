import type { ValuationPerson } from '@kavel/contracts/valuations';
import { useMutation } from '@kavel/query';
import { Button, ErrorText, Flex, Stack } from '@kavel/ui/core';
import { useState } from 'react';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import type { Typed } from '../api/comment-calls';
import { mentionedIn } from '../model/mention';
import { MentionText } from './mention-text';

export interface ComposerProps {
  label: string;
  /** Text of the button. */
  action: string;
  people: readonly ValuationPerson[];
  /** Rejects when it could not be stored: the text then stays. */
  onSend: (typed: Typed) => Promise<unknown>;
  onCancel?: () => void;
  initial?: string;
  autoFocus?: boolean;
}

/** Writes a comment. */
export function Composer({
  label,
  action,
  people,
  onSend,
  onCancel,
  initial = '',
  autoFocus,
}: ComposerProps) {
  const t = useTexts();
  const [text, setText] = useState(initial);
  const sending = useMutation({
    mutationFn: () => onSend({ text: text.trim(), mentions: mentionedIn(text, people) }),
    onSuccess: () => setText(''),
  });
  const submit = () => {
    if (text.trim() !== '' && !sending.isPending) sending.mutate();
  };
  return (
    <Stack gap="2">
      <MentionText
        label={label}
        value={text}
        onChange={setText}
        people={people}
        onSubmit={submit}
        autoFocus={autoFocus}
      />
      {sending.isError ? <ErrorText>{errorText(sending.error, t)}</ErrorText> : null}
      <Flex gap="2" justify="end">
        {onCancel ? <Button onClick={onCancel}>{t('common.cancel')}</Button> : null}
        <Button variant="solid" disabled={text.trim() === '' || sending.isPending} onClick={submit}>
          {action}
        </Button>
      </Flex>
    </Stack>
  );
}
