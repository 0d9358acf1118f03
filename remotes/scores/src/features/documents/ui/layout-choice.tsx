import { useQuery } from '@kavel/query';
import { Flex, Stack, TextLink } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { templatesQuery } from '../../report-settings';
import { useTexts } from '../i18n';
import { type AskedDocument, noLayout } from '../model/asked-document';

export interface LayoutChoiceProps {
  asked: AskedDocument;
  onChange: (asked: AskedDocument) => void;
}

/** Template of a valuation report, with the ways to what it says. */
export function LayoutChoice({ asked, onChange }: LayoutChoiceProps) {
  const t = useTexts();
  const { data: templates = [] } = useQuery(templatesQuery);
  const usual = templates.find(({ isDefault }) => isDefault);
  const choose = (value: string) => {
    const { layout: _, ...kept } = asked;
    onChange(value === '' ? kept : { ...kept, layout: value });
  };
  return (
    <Stack gap="2">
      {templates.length === 0 ? null : (
        <Field label={t('layout.label')}>
          <Select value={asked.layout ?? ''} onChange={event => choose(event.target.value)}>
            <option value="">{usual ? t('layout.usual', { name: usual.name }) : t('layout.none')}</option>
            {usual ? <option value={noLayout}>{t('layout.none')}</option> : null}
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Flex gap="4" wrap="wrap" fontSize="sm">
        {asked.subject ? (
          <TextLink to={`/pdf/assignment?id=${asked.subject}`}>{t('layout.assignment')}</TextLink>
        ) : null}
        <TextLink to="/pdf/templates">{t('layout.manage')}</TextLink>
      </Flex>
    </Stack>
  );
}
