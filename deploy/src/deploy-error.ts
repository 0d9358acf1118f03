import { StoreError } from '@kavel/service-kit/published';

/** An error that the person at the command line can fix; the message says how. */
export class DeployError extends StoreError {}
