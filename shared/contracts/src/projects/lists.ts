/** Status of an assignment, in the order of the board's columns. */
export const projectStatuses = ['open', 'planned', 'in-progress', 'in-review', 'done', 'cancelled'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Final statuses. */
export const closedStatuses: readonly ProjectStatus[] = ['done', 'cancelled'];

/** Maximum lengths in characters. */
export const projectLimits = { key: 60, title: 200, kind: 80, address: 300, description: 4_000 };

/** Maximum rows per import. */
export const projectImportLimit = 5_000;
/** Projects per page of the list, and markers per response. */
export const projectPageLimit = 500;
export const projectMarkerLimit = 10_000;
