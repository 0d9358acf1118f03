import { type ArticleContent, touchRules } from '@kavel/contracts/content';
import { DateInput, Field, Input, Select, Textarea } from '@kavel/ui/forms';
import { useState } from 'react';
import { useEditorTexts } from '../i18n';
import { readSources, sourcesText } from '../model/sources';

export interface LegalFieldsProps {
  content: ArticleContent;
  /** What is wrong with the sources. */
  error: string | null;
  onChange: (parts: Partial<ArticleContent>) => void;
}

const days = ['validFrom', 'validTo', 'checkedAt'] as const;

/** Sources of any article; law, dates, check and rule of a legal topic. */
export function LegalFields({ content, error, onChange }: LegalFieldsProps) {
  const t = useEditorTexts();
  const [typed, setTyped] = useState(sourcesText(content.sources));
  const same = sourcesText(readSources(typed)) === sourcesText(content.sources);
  const sources = (
    <Field label={t('fields.sources')} hint={t('hints.sources')} error={error}>
      <Textarea
        rows={2}
        value={same ? typed : sourcesText(content.sources)}
        onChange={event => {
          setTyped(event.target.value);
          onChange({ sources: readSources(event.target.value) });
        }}
      />
    </Field>
  );
  if (content.kind !== 'legal') return sources;
  return (
    <>
      {sources}
      <Field label={t('fields.law')}>
        <Input
          value={content.law}
          maxLength={200}
          onChange={event => onChange({ law: event.target.value })}
        />
      </Field>
      {days.map(day => (
        <Field key={day} label={t(`fields.${day}`)}>
          <DateInput
            value={content[day] ?? ''}
            onChange={iso => onChange({ [day]: iso === '' ? null : iso })}
          />
        </Field>
      ))}
      <Field label={t('fields.checkedBy')}>
        <Input
          value={content.checkedBy}
          maxLength={120}
          onChange={event => onChange({ checkedBy: event.target.value })}
        />
      </Field>
      <Field label={t('fields.touches')}>
        <Select
          value={content.touches ?? ''}
          onChange={event =>
            onChange({ touches: touchRules.find(rule => rule === event.target.value) ?? null })
          }
        >
          <option value="">{t('touches.none')}</option>
          {touchRules.map(rule => (
            <option key={rule} value={rule}>
              {t(`touches.${rule}`)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
