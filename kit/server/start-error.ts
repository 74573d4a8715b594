/** The server cannot start for a reason that its operator can fix: one sentence on stderr, no stack, exit code 1. */
export class StartError extends Error {}
