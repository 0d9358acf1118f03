/** Something the person at the command line can mend; the message says what. */
export class DeployError extends Error {}
