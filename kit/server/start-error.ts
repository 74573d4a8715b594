/** The server cannot start for a reason that its owner can mend: one sentence for stderr, no stack, exit code 1. */
export class StartError extends Error {}
