import type { ScoreWeights } from '@kavel/contracts/score-weights';
import { Button, Flex, Stack, Text } from '@kavel/ui/core';
import { Field, Input, Select } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../i18n';
import type { WhatIf } from '../model/what-if';
import { useSavedWeights } from './use-saved-weights';

export interface SavedWeightsProps {
  whatIf: WhatIf;
  onChange: (next: WhatIf) => void;
}

/** Weights that the organisation keeps by name: choose, save, rename, delete with undo. */
export function SavedWeights({ whatIf, onChange }: SavedWeightsProps) {
  const t = useTexts();
  const { saved, error, refetch, create, rename, update, remove } = useSavedWeights();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [form, setForm] = useState<'save' | 'rename' | null>(null);
  const { weights } = whatIf;
  const same = saved.find(one => sameWeights(one.weights, weights)) ?? null;
  const chosen = same ?? saved.find(({ id }) => id === chosenId) ?? null;
  const own = Object.keys(weights).length > 0;

  if (error) {
    return (
      <Text mt="3" role="status" fontSize="sm">
        {t('saved.unavailable')}{' '}
        <Button variant="ghost" onClick={() => void refetch()}>
          {t('failure.retry')}
        </Button>
      </Text>
    );
  }
  const choose = (id: string) => {
    const next = saved.find(one => one.id === id);
    setChosenId(next?.id ?? null);
    onChange({ ...whatIf, weights: next?.weights ?? {} });
  };
  const store = async (name: string) => {
    const done = form === 'rename' && chosen ? await rename(chosen, name) : await create(name, weights);
    if (!done) return;
    setChosenId(done.id);
    setForm(null);
  };
  return (
    <Stack mt="3" gap="2">
      <Field label={t('saved.label')} hint={t('saved.hint')}>
        <Select value={same?.id ?? ''} onChange={event => choose(event.target.value)}>
          <option value="">{own && !same ? t('saved.own') : t('saved.default')}</option>
          {saved.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Flex gap="2" flexWrap="wrap">
        <Button disabled={!own || same !== null} onClick={() => setForm('save')}>
          {t('saved.save')}
        </Button>
        {chosen && !same && own ? (
          <Button onClick={() => void update(chosen, weights)}>
            {t('saved.update', { name: chosen.name })}
          </Button>
        ) : null}
        {same ? (
          <>
            <Button onClick={() => setForm('rename')}>{t('saved.rename')}</Button>
            <Button variant="danger" onClick={() => void remove(same)}>
              {t('saved.delete')}
            </Button>
          </>
        ) : null}
      </Flex>
      {form ? (
        <NameForm
          key={form}
          initial={form === 'rename' ? chosen : null}
          onStore={store}
          onCancel={() => setForm(null)}
        />
      ) : null}
    </Stack>
  );
}

function sameWeights(one: WhatIf['weights'], other: WhatIf['weights']): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every(key => one[key] === other[key]);
}

interface NameFormProps {
  initial: ScoreWeights | null;
  onStore: (name: string) => Promise<void>;
  onCancel: () => void;
}

function NameForm({ initial, onStore, onCancel }: NameFormProps) {
  const t = useTexts();
  const [name, setName] = useState(initial?.name ?? '');
  const store = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void onStore(name.trim());
  };
  return (
    <form onSubmit={store}>
      <Stack gap="2">
        <Field label={t('saved.name')}>
          <Input required maxLength={120} value={name} onChange={event => setName(event.target.value)} />
        </Field>
        <Flex gap="2">
          <Button type="submit" variant="solid">
            {t('saved.store')}
          </Button>
          <Button onClick={onCancel}>{t('saved.cancel')}</Button>
        </Flex>
      </Stack>
    </form>
  );
}
