import { type OwnColumn, type OwnColumnKind, ownColumnKinds, ownLimits } from '@kavel/contracts/units';
import { Button, Flex, Notice, Stack } from '@kavel/ui/core';
import { Checkbox, Field, Input, Select, Textarea } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { nameProblem } from '../../../common/name-problem';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import type { NewColumn } from '../api/own-calls';

export interface OwnColumnFormProps {
  /** Null for a new one. The kind of a column stays. */
  column: OwnColumn | null;
  onEnd: () => void;
  /** Rejects with the reason. */
  onSave: (column: NewColumn) => Promise<void>;
}

/** Name, kind and choices of an own column. */
export function OwnColumnForm({ column, onEnd, onSave }: OwnColumnFormProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const [name, setName] = useState(column?.name ?? '');
  const [kind, setKind] = useState<OwnColumnKind>(column?.kind ?? 'text');
  const [lines, setLines] = useState(column?.choices.join('\n') ?? '');
  const [everywhere, setEverywhere] = useState(false);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const problem = nameProblem(name);
  const choices = [...new Set(lines.split('\n').map(line => line.trim()))].filter(Boolean);
  const wrongChoices = kind === 'choice' && (choices.length === 0 || choices.length > ownLimits.choices);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem || wrongChoices) return;
    setFailure(null);
    try {
      await onSave({ name: name.trim(), kind, choices: kind === 'choice' ? choices : [], everywhere });
      onEnd();
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <form noValidate onSubmit={event => void submit(event)}>
      <Stack gap="3" p="3" bg="sunken" borderRadius="md">
        {failure ? <Notice tone="error">{t(`errors.${errorKey(failure)}`)}</Notice> : null}
        <Field label={t('name.label')} error={asked && problem ? t(problem) : null}>
          <Input autoFocus value={name} onChange={event => setName(event.target.value)} />
        </Field>
        {column ? null : (
          <Field label={hub('own.kind')}>
            <Select
              value={kind}
              onChange={event =>
                setKind(ownColumnKinds.find(known => known === event.target.value) ?? 'text')
              }
            >
              {ownColumnKinds.map(known => (
                <option key={known} value={known}>
                  {hub(`own.kinds.${known}`)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {kind === 'choice' ? (
          <Field
            label={hub('own.choices')}
            error={asked && wrongChoices ? hub('own.choicesProblem', { most: ownLimits.choices }) : null}
          >
            <Textarea rows={4} value={lines} onChange={event => setLines(event.target.value)} />
          </Field>
        ) : null}
        {column ? null : (
          <Checkbox label={hub('own.everywhere')} checked={everywhere} onChange={setEverywhere} />
        )}
        <Flex gap="2" justifyContent="flex-end">
          <Button onClick={onEnd}>{t('common.cancel')}</Button>
          <Button type="submit" variant="solid">
            {t('common.save')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
