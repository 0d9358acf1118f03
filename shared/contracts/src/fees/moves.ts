/** `withdrawn`, `declined` and `ended` are final. */
export const feeStatuses = ['draft', 'proposed', 'agreed', 'withdrawn', 'declined', 'ended'] as const;
export type FeeStatus = (typeof feeStatuses)[number];

/** Party of an agreement: the proposer, or the other organisation. */
export const feeParties = ['proposer', 'other'] as const;
export type FeeParty = (typeof feeParties)[number];

const none: Record<FeeParty, readonly FeeStatus[]> = { proposer: [], other: [] };

/** Allowed next statuses for each party. */
export const feeMoves: Record<FeeStatus, Record<FeeParty, readonly FeeStatus[]>> = {
  draft: { proposer: ['proposed'], other: [] },
  proposed: { proposer: ['withdrawn'], other: ['agreed', 'declined'] },
  agreed: { proposer: ['ended'], other: ['ended'] },
  withdrawn: none,
  declined: none,
  ended: none,
};
