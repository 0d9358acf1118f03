import { EmptyState, LinkButton } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import { type OpenValuation, stepPath } from './open-valuation';

/** Whether the first step is done; later steps need buckets. */
export function hasBuckets({ buckets }: Pick<OpenValuation, 'buckets'>): boolean {
  return Object.keys(buckets).length > 0;
}

/** Placeholder for a step that is not available yet: names the step to do first and links to it. */
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
