import { type DocumentLook, type DocumentLookBody, isReadableColour } from '@kavel/contracts/reports';
import { useFormats } from '@kavel/i18n';
import { useQueryClient } from '@kavel/query';
import { Button, Card, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { LeaveGuard } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { toast, useChange } from '../../../common/changes';
import { useErrorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import { documentLookQuery, saveDocumentLook } from '../api/look-calls';
import { useDocumentLookTexts } from '../i18n';
import { ColourField } from './colour-field';
import { LogoField } from './logo-field';
import { LookPreview } from './look-preview';

export interface LookFormProps {
  look: DocumentLook;
  /** Name of the organisation. */
  organisation: string;
}

/** Form with logo and colour; the head of a document follows while they are chosen. */
export function LookForm({ look, organisation }: LookFormProps) {
  const t = useDocumentLookTexts();
  const common = useTexts();
  const f = useFormats();
  const textOf = useErrorText();
  const client = useQueryClient();
  const change = useChange();
  const stored: DocumentLookBody = { colour: look.colour, logo: look.logo };
  const [chosen, setChosen] = useState(stored);
  const { colour, logo } = chosen;
  const isEdited = colour !== stored.colour || logo !== stored.logo;
  const problem = colourProblem(colour);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null) return;
    await change.run(async () => {
      const saved = await saveDocumentLook(chosen);
      client.setQueryData(documentLookQuery().queryKey, saved);
      toast('success', common('common.saved'));
    });
  };

  return (
    <Card p="4">
      <Stack as="form" gap="4" onSubmit={event => void submit(event)}>
        <LogoField logo={logo} onChange={next => setChosen({ ...chosen, logo: next })} />
        <ColourField
          colour={colour}
          problem={problem && t(`colour.${problem}`)}
          onChange={next => setChosen({ ...chosen, colour: next })}
        />
        <LookPreview colour={problem === null ? colour : null} logo={logo} organisation={organisation} />
        {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
        <Flex gap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
          <Text fontSize="sm" color="muted">
            {look.changed
              ? t('changed', { name: look.changed.by.name, moment: f.moment(look.changed.at) })
              : t('unchanged')}
          </Text>
          <Flex gap="2">
            <Button disabled={!isEdited || change.busy} onClick={() => setChosen(stored)}>
              {t('undo')}
            </Button>
            <Button type="submit" variant="solid" disabled={!isEdited || problem !== null || change.busy}>
              {common('common.save')}
            </Button>
          </Flex>
        </Flex>
      </Stack>
      <LeaveGuard
        active={isEdited}
        texts={{
          title: t('leave.title'),
          text: t('leave.text'),
          leave: t('leave.leave'),
          stay: t('leave.stay'),
          close: common('common.close'),
        }}
      />
    </Card>
  );
}

function colourProblem(colour: string | null): 'unknown' | 'light' | null {
  if (colour === null) return null;
  if (!/^#[\da-f]{6}$/i.test(colour)) return 'unknown';
  return isReadableColour(colour) ? null : 'light';
}
