/** Arguments that a command can't run with. Its exit code is then 2. */
export class UsageError extends Error {}
