import { type Language, languages } from '@kavel/contracts';
import { type OwnTemplate, type OwnTemplateBody, ownTemplateLimits } from '@kavel/contracts/reports';
import { useFormats } from '@kavel/i18n';
import {
  Button,
  Card,
  Flex,
  Grid,
  LinkButton,
  Notice,
  PlainList,
  SectionTitle,
  Stack,
  Text,
} from '@kavel/ui/core';
import { Checkbox, Field, Input, Select } from '@kavel/ui/forms';
import { LeaveGuard } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../i18n';
import { bodyOf, moved, newTemplate, tidied } from '../model/sections';
import { useLeaveTexts } from './assignment-form';
import { SectionRow } from './section-row';
import { useFailureText } from './use-failure-text';
import { useTemplates } from './use-templates';

export interface TemplateEditorProps {
  /** Null for a new one. */
  stored: OwnTemplate | null;
  /** Opens another template by its id, or none. */
  onOpen: (id: string | null) => void;
}

const languageNames: Record<Language, string> = { nl: 'Nederlands', en: 'English', de: 'Deutsch' };

/** Name, language and sections of a template, with the outline that its report gets. */
export function TemplateEditor({ stored, onOpen }: TemplateEditorProps) {
  const t = useTexts();
  const f = useFormats();
  const textOf = useFailureText();
  const leaveTexts = useLeaveTexts();
  const templates = useTemplates();
  const before = stored ? bodyOf(stored) : newTemplate;
  const [body, setBody] = useState<OwnTemplateBody>(before);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const edited = JSON.stringify(tidied(body)) !== JSON.stringify(before);
  const change = (changes: Partial<OwnTemplateBody>) => setBody({ ...body, ...changes });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      onOpen((await templates.save(stored, tidied(body))).id);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };

  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }}
      alignItems="start"
      gap="6"
    >
      <Stack as="form" gap="5" onSubmit={event => void save(event)}>
        <Card p="4">
          <Stack gap="4">
            <Field label={t('templates.name')}>
              <Input
                required
                maxLength={120}
                value={body.name}
                onChange={event => change({ name: event.target.value })}
              />
            </Field>
            <Field label={t('templates.language')}>
              <Select
                value={body.language ?? ''}
                onChange={event =>
                  change({ language: languages.find(one => one === event.target.value) ?? null })
                }
              >
                <option value="">{t('templates.anyLanguage')}</option>
                {languages.map(one => (
                  <option key={one} value={one} lang={one}>
                    {languageNames[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <Checkbox
              label={t('templates.isDefault')}
              checked={body.isDefault}
              onChange={isDefault => change({ isDefault })}
            />
          </Stack>
        </Card>
        <Card p="4">
          <SectionTitle>{t('templates.sections')}</SectionTitle>
          <Text mt="1" mb="2" fontSize="sm" color="muted">
            {t('templates.textHint')}
          </Text>
          <PlainList>
            {body.sections.map((section, at) => (
              <SectionRow
                key={section.key}
                sections={body.sections}
                at={at}
                mostText={ownTemplateLimits.text}
                onMove={by => change({ sections: moved(body.sections, at, by) })}
                onChange={next => change({ sections: body.sections.with(at, next) })}
              />
            ))}
          </PlainList>
        </Card>
        {failure ? <Notice tone="error">{textOf(failure)}</Notice> : null}
        <Flex gap="3" wrap="wrap" alignItems="center" justifyContent="space-between">
          <Text fontSize="sm" color="muted">
            {stored
              ? t('changed', { name: stored.changed.by.name, moment: f.moment(stored.changed.at) })
              : ''}
          </Text>
          <Flex gap="2" wrap="wrap">
            {stored ? (
              <Button
                variant="danger"
                disabled={busy}
                onClick={() => void templates.remove(stored).then(() => onOpen(null))}
              >
                {t('templates.remove')}
              </Button>
            ) : null}
            <Button disabled={busy} onClick={() => (stored ? setBody(before) : onOpen(null))}>
              {t(stored ? 'undoEdits' : 'templates.cancel')}
            </Button>
            <Button type="submit" variant="solid" disabled={!edited || busy}>
              {t('save')}
            </Button>
          </Flex>
        </Flex>
        <LeaveGuard active={edited && !busy} texts={leaveTexts} />
      </Stack>
      <Outline body={body} stored={stored} />
    </Grid>
  );
}

/** Headings of the report as they will stand in it. */
function Outline({ body, stored }: { body: OwnTemplateBody; stored: OwnTemplate | null }) {
  const t = useTexts();
  return (
    <Stack gap="3" position={{ xl: 'sticky' }} top="4">
      <SectionTitle>{t('templates.outline')}</SectionTitle>
      <Card p="4" bg="white" color="black" aria-live="polite">
        <ol style={{ paddingInlineStart: '1.25rem' }}>
          {body.sections
            .filter(({ on }) => on)
            .map(({ key, heading, text }) => (
              <li key={key}>
                <Text fontWeight="semibold" fontSize="sm">
                  {heading?.trim() || t(`sections.${key}`)}
                </Text>
                {text?.trim() ? (
                  <Text fontSize="xs" lineClamp="2">
                    {text}
                  </Text>
                ) : null}
              </li>
            ))}
        </ol>
      </Card>
      {stored ? (
        <LinkButton to={`/pdf?document=valuation&template=${stored.id}`}>{t('templates.see')}</LinkButton>
      ) : null}
    </Stack>
  );
}
