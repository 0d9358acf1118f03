/** Where an assignment stands, in the order of the columns of the board. */
export const projectStatuses = ['open', 'planned', 'in-progress', 'in-review', 'done', 'cancelled'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Statuses of projects that nobody works on any more. */
export const closedStatuses: readonly ProjectStatus[] = ['done', 'cancelled'];

/** Characters. */
export const projectLimits = { key: 60, title: 200, kind: 80, address: 300, description: 4_000 };

/** Rows of one import. */
export const projectImportLimit = 5_000;
/** Projects of one page of the list, and markers of one answer. */
export const projectPageLimit = 500;
export const projectMarkerLimit = 10_000;
