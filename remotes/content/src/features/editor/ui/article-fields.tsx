import { type ArticleContent, articleKinds, articleLanguages, articleLimits } from '@kavel/contracts/content';
import { Grid } from '@kavel/ui/core';
import { Field, Input, Select, Textarea } from '@kavel/ui/forms';
import { useContentTexts } from '../../../common/i18n';
import { useEditorTexts } from '../i18n';
import type { ContentProblem } from '../model/content-problems';
import { slugOf } from '../model/slug-of';
import { LegalFields } from './legal-fields';
import { ListField } from './list-field';
import { RelatedFields } from './related-fields';

export interface ArticleFieldsProps {
  content: ArticleContent;
  problems: readonly ContentProblem[];
  onChange: (parts: Partial<ArticleContent>) => void;
}

/** Everything about an article but its text. A title fills in the address until that is changed. */
export function ArticleFields({ content, problems, onChange }: ArticleFieldsProps) {
  const t = useEditorTexts();
  const common = useContentTexts();
  const { kind, lang, title, slug, translationKey, summary, subjects } = content;
  const problem = (field: ContentProblem) => (problems.includes(field) ? t(`problems.${field}`) : null);
  const rename = (next: string) => {
    const derived = slugOf(next);
    const follows = (part: string) => part === slugOf(title);
    onChange({
      title: next,
      ...(follows(slug) && { slug: derived }),
      ...(follows(translationKey) && { translationKey: derived }),
    });
  };
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="3">
      <Field label={t('fields.title')} error={problem('title')}>
        <Input value={title} maxLength={articleLimits.title} onChange={event => rename(event.target.value)} />
      </Field>
      <Field label={t('fields.slug')} hint={t('hints.slug')} error={problem('slug')}>
        <Input
          value={slug}
          maxLength={articleLimits.slug}
          onChange={event => onChange({ slug: event.target.value })}
        />
      </Field>
      <Field label={t('fields.kind')}>
        <Select
          value={kind}
          onChange={event =>
            onChange({ kind: articleKinds.find(one => one === event.target.value) ?? kind, touches: null })
          }
        >
          {articleKinds.map(one => (
            <option key={one} value={one}>
              {t(`kinds.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('fields.lang')}>
        <Select
          value={lang}
          onChange={event =>
            onChange({ lang: articleLanguages.find(one => one === event.target.value) ?? lang })
          }
        >
          {articleLanguages.map(one => (
            <option key={one} value={one}>
              {common(`language.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('fields.translationKey')}
        hint={t('hints.translationKey')}
        error={problem('translationKey')}
      >
        <Input
          value={translationKey}
          maxLength={articleLimits.slug}
          onChange={event => onChange({ translationKey: event.target.value })}
        />
      </Field>
      <ListField
        label={t('fields.subjects')}
        hint={t('hints.subjects')}
        values={subjects}
        onChange={next => onChange({ subjects: next.slice(0, articleLimits.subjects) })}
      />
      <Field label={t('fields.summary')}>
        <Textarea
          rows={2}
          value={summary}
          maxLength={articleLimits.summary}
          onChange={event => onChange({ summary: event.target.value.replaceAll('\n', ' ') })}
        />
      </Field>
      <RelatedFields related={content.related} onChange={related => onChange({ related })} />
      <LegalFields content={content} error={problem('sources')} onChange={onChange} />
    </Grid>
  );
}
