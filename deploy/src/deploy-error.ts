import { StoreError } from '@kavel/service-kit/published';

/** Something the person at the command line can mend; the message says what. */
export class DeployError extends StoreError {}
