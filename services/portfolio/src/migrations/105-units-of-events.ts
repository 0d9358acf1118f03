import type { Migration } from '@kavel/service-kit';

/**
 * Units are never deleted for good, and the policy on writing asks for the unit already: the foreign key would look it
 * up again for each of fifty thousand lines of an import.
 */
export const unitsOfEvents: Migration = {
  name: '105-units-of-events',
  sql: 'alter table portfolio.unit_event drop constraint unit_event_organisation_id_unit_id_fkey;',
};
