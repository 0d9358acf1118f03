/** Kinds of users; also the last part of the addresses of their pages. */
export const audiences = ['investors', 'appraisers', 'banks', 'corporations'] as const;
export type Audience = (typeof audiences)[number];

/** What each of them gets, as keys of the texts, in the order of their work. */
export const offers = {
  investors: ['list', 'values', 'yields', 'bridge', 'sourcing'],
  appraisers: ['references', 'judgement', 'record', 'model', 'documents'],
  banks: ['ranges', 'refusals', 'monitoring', 'model', 'audit'],
  corporations: ['scenarios', 'wws', 'labels', 'parameters', 'sales'],
} as const satisfies Record<Audience, readonly string[]>;

export const addressOfAudience = (audience: Audience) => `/landing-page/${audience}`;

/** The kind of user that an address is for. */
export function audienceOf(pathname: string): Audience | undefined {
  const last = pathname.split('/').filter(Boolean).at(-1)?.toLowerCase();
  return audiences.find(audience => audience === last);
}
