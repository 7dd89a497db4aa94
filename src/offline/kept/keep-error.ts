/**
 * Why a set could not be kept: no room, no network, or files that are not those of the list, which
 * happens while a new deployment replaces the old.
 */
export type KeepFailure = 'quota' | 'network' | 'changed';

/** A download that did not come to its end. What was kept before is whole. */
export class KeepError extends Error {
  constructor(
    readonly failure: KeepFailure,
    options?: ErrorOptions,
  ) {
    super(`The download failed: ${failure}.`, options);
    this.name = 'KeepError';
  }
}

/** Whether the browser refused to store more. */
export function isQuotaError(error: unknown): boolean {
  return (error as Partial<Error> | null)?.name === 'QuotaExceededError';
}
