import * as core from '..';
import * as bulk from '../bulk';
import * as fees from '../fees';
import * as lists from '../lists';
import * as locator from '../locator';
import * as management from '../management';
import * as object from '../objects';
import * as hub from '../portfolios';
import * as services from '../services';
import * as appraisal from '../valuations';

/** Everything the contracts export, by the name of the export. */
export const contractExports: [name: string, value: unknown][] = [
  core,
  appraisal,
  bulk,
  fees,
  hub,
  lists,
  locator,
  management,
  object,
  services,
].flatMap(door => Object.entries(door));
