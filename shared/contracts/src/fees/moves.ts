/** `withdrawn`, `declined` and `ended` are for good. */
export const feeStatuses = ['draft', 'proposed', 'agreed', 'withdrawn', 'declined', 'ended'] as const;
export type FeeStatus = (typeof feeStatuses)[number];

/** Which side of an agreement somebody is on: who wrote it, or who was asked. */
export const feeParties = ['proposer', 'other'] as const;
export type FeeParty = (typeof feeParties)[number];

const none: Record<FeeParty, readonly FeeStatus[]> = { proposer: [], other: [] };

/** What each party may make of an agreement. */
export const feeMoves: Record<FeeStatus, Record<FeeParty, readonly FeeStatus[]>> = {
  draft: { proposer: ['proposed'], other: [] },
  proposed: { proposer: ['withdrawn'], other: ['agreed', 'declined'] },
  agreed: { proposer: ['ended'], other: ['ended'] },
  withdrawn: none,
  declined: none,
  ended: none,
};
