import { commentLimits, type Mention, type ValuationPeople } from '@kavel/contracts/valuations';
import { type Caller, ServiceError } from '@kavel/service-kit';

/**
 * The people who are mentioned: named in the text, and able to read the valuation. Throws `unprocessable` for who
 * cannot.
 */
export function mentionsIn(
  text: string,
  userIds: readonly string[],
  { people }: Pick<ValuationPeople, 'people'>,
): Mention[] {
  const mentioned = [...new Set(userIds)].map(id => {
    const person = people.find(({ userId, access }) => userId === id && access !== null);
    if (person === undefined) {
      throw new ServiceError('unprocessable', 'Only who may read the valuation can be mentioned', {
        reason: 'mention-without-access',
      });
    }
    return { userId: id, name: person.name };
  });
  return mentioned.filter(({ name }) => text.includes(`@${name}`));
}

interface Written {
  actor_id: string;
  created_at: Date;
  removed_at: Date | null;
}

/** Throws `forbidden` for a comment of somebody else, and `conflict` for a removed one. */
export function checkOwnComment({ actor_id, removed_at }: Written, caller: Pick<Caller, 'actorId'>): void {
  if (actor_id !== caller.actorId) throw new ServiceError('forbidden', 'This comment is of somebody else');
  if (removed_at !== null) throw new ServiceError('conflict', 'This comment was removed');
}

/** Throws `conflict` for a comment that is older than a day. */
export function checkStillEditable({ created_at }: Written, now: Date): void {
  if (now.getTime() - created_at.getTime() <= commentLimits.editHours * 3_600_000) return;
  throw new ServiceError('conflict', 'This comment is older than a day: answer it instead', {
    reason: 'comment-too-old',
  });
}

/** Who is told of a comment: those it newly mentions, and as participants those who wrote in the thread or made the valuation. */
export function toldOf(
  {
    mentions,
    before,
    participants,
  }: { mentions: readonly Mention[]; before: readonly Mention[]; participants: readonly string[] },
  me: readonly string[],
): { mentioned: string[]; others: string[] } {
  const known = new Set([...me, ...before.map(({ userId }) => userId)]);
  const mentioned = mentions.map(({ userId }) => userId).filter(id => !known.has(id));
  const others = [...new Set(participants)].filter(id => !me.includes(id) && !mentioned.includes(id));
  return { mentioned, others };
}
