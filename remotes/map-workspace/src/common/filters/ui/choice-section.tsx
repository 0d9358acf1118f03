import type { ReactNode } from 'react';
import { useTexts } from '../i18n';
import { FilterTitle } from './filter-title';

export interface ChoiceSectionProps {
  title: string;
  chosen: readonly string[];
  children: ReactNode;
}

/** A filter by choice under its name; without a choice it lets all through. */
export function ChoiceSection({ title, chosen, children }: ChoiceSectionProps) {
  const t = useTexts();
  return (
    <section aria-label={title}>
      <FilterTitle title={title}>{chosen.length === 0 ? t('all') : null}</FilterTitle>
      {children}
    </section>
  );
}
