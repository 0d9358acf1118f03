import * as bulk from '../bulk';
import * as content from '../content';
import * as developments from '../developments';
import * as districts from '../districts';
import * as estimates from '../estimates';
import * as fees from '../fees';
import * as core from '../index';
import * as layers from '../layers';
import * as leases from '../leases';
import * as lists from '../lists';
import * as locator from '../locator';
import * as management from '../management';
import * as market from '../market';
import * as notifications from '../notifications';
import * as objects from '../objects';
import * as passports from '../passports';
import * as portfolios from '../portfolios';
import * as projects from '../projects';
import * as reports from '../reports';
import * as savedSearches from '../saved-searches';
import * as scoreWeights from '../score-weights';
import * as services from '../services';
import * as sourcing from '../sourcing';
import * as start from '../start';
import * as sustainability from '../sustainability';
import * as transactions from '../transactions';
import * as travelTime from '../travel-time';
import * as units from '../units';
import * as valuations from '../valuations';
import * as workAreas from '../work-areas';

/** All exports of the contracts, by name. */
export const contractExports: [name: string, value: unknown][] = [
  core,
  bulk,
  content,
  developments,
  districts,
  estimates,
  fees,
  layers,
  leases,
  lists,
  locator,
  management,
  market,
  notifications,
  objects,
  passports,
  portfolios,
  projects,
  reports,
  savedSearches,
  scoreWeights,
  services,
  sourcing,
  start,
  sustainability,
  transactions,
  travelTime,
  units,
  valuations,
  workAreas,
].flatMap(door => Object.entries(door));
