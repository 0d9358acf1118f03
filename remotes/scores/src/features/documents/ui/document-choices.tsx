import { type Language, languages } from '@kavel/contracts';
import type { ReportTemplate } from '@kavel/contracts/reports';
import { Stack } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { useTexts } from '../i18n';
import { type AskedDocument, ofAddress } from '../model/asked-document';
import { AddressChoice } from './address-choice';
import { LayoutChoice } from './layout-choice';
import { BriefChoice, PortfolioChoice, ValuationChoice } from './list-choices';

export interface DocumentChoicesProps {
  asked: AskedDocument;
  allowed: readonly ReportTemplate[];
  onChange: (asked: AskedDocument) => void;
}

/** Which document, about what, in which language. */
export function DocumentChoices({ asked, allowed, onChange }: DocumentChoicesProps) {
  const t = useTexts();
  const { template, subject } = asked;
  const choose = (chosen: string | null) => {
    const { given: _, ...kept } = asked;
    onChange({ ...kept, subject: chosen });
  };
  return (
    <Stack gap="4">
      <Field label={t('document')}>
        <Select
          value={template}
          onChange={event => {
            const next = allowed.find(one => one === event.target.value) ?? template;
            onChange({ template: next, subject: null, language: asked.language });
          }}
        >
          {allowed.map(one => (
            <option key={one} value={one}>
              {t(`templates.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {template === 'valuation' ? <ValuationChoice subject={subject} onChoose={choose} /> : null}
      {template === 'valuation' ? <LayoutChoice asked={asked} onChange={onChange} /> : null}
      {template === 'portfolio' ? <PortfolioChoice subject={subject} onChoose={choose} /> : null}
      {template === 'technisch-pve' ? <BriefChoice subject={subject} onChoose={choose} /> : null}
      {ofAddress(template) ? <AddressChoice subject={subject} onChoose={choose} /> : null}
      <Field label={t('language')}>
        <Select
          value={asked.language}
          onChange={event => onChange({ ...asked, language: event.target.value as Language })}
        >
          {languages.map(one => (
            <option key={one} value={one} lang={one}>
              {t(`languages.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
    </Stack>
  );
}
