import { closedStatuses, type Project, type ProjectChange } from '@kavel/contracts/projects';

/** Closing date for a new status: today when work ends, none when it is resumed. A given date wins. */
export function closingOf(
  before: Pick<Project, 'status' | 'closed'>,
  change: Pick<ProjectChange, 'status' | 'closed'>,
  today: string,
): { closed?: string | null } {
  if (change.closed !== undefined || change.status === undefined) return {};
  const isClosed = closedStatuses.includes(change.status);
  if (isClosed === closedStatuses.includes(before.status)) return {};
  return { closed: isClosed ? (before.closed ?? today) : null };
}
