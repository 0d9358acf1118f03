import { EmptyState, LinkButton } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { type OpenValuation, stepPath } from './open-valuation';

/** Whether the first step is behind: what comes after has nothing to go by without buckets. */
export function hasBuckets({ buckets }: Pick<OpenValuation, 'buckets'>): boolean {
  return Object.keys(buckets).length > 0;
}

/** In place of a step that cannot be shown yet: which one comes first, and the way there. */
export function EarlierStep(open: OpenValuation) {
  const t = useTexts();
  const first = hasBuckets(open) ? 'valuation' : 'buckets';
  return (
    <EmptyState
      level={1}
      title={t(`first.${first}.title`)}
      description={t(`first.${first}.text`)}
      action={
        <LinkButton variant="solid" to={stepPath(open.valuation.id, first)}>
          {t(`first.${first}.go`)}
        </LinkButton>
      }
    />
  );
}
