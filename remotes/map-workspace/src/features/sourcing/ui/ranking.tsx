import type { SourcingQuestion } from '@kavel/contracts/sourcing';
import { EmptyState } from '@kavel/ui/core';
import { lazy, Suspense } from 'react';
import { useTexts } from '../i18n';
import type { CandidateListProps } from './candidate-list';
import { ListSkeleton } from './list-skeleton';

const CandidateList = lazy(async () => ({ default: (await import('./candidate-list')).CandidateList }));

export interface RankingProps extends Omit<CandidateListProps, 'question'> {
  question: SourcingQuestion | null;
  /** The user gave every signal a weight of zero. */
  weightless: boolean;
}

/** What to do before there is a question; then the ranking, whose code is loaded with the first question. */
export function Ranking({ question, weightless, ...list }: RankingProps) {
  const t = useTexts();
  if (weightless) return <EmptyState title={t('weightless')} description={t('weightlessHelp')} />;
  if (!question) return <EmptyState title={t('areaNone')} description={t('areaNoneHelp')} />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <CandidateList question={question} {...list} />
    </Suspense>
  );
}
