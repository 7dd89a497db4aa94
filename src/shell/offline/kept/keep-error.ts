/**
 * Why a download failed: storage is full, the network failed, or the files don't match the list,
 * which happens while a deployment is in progress.
 */
export type KeepFailure = 'quota' | 'network' | 'changed';

/** A download that didn't complete. The previous copy is intact. */
export class KeepError extends Error {
  constructor(
    readonly failure: KeepFailure,
    options?: ErrorOptions,
  ) {
    super(`The download failed: ${failure}.`, options);
    this.name = 'KeepError';
  }
}

/** Whether the browser refused to store more data. */
export function isQuotaError(error: unknown): boolean {
  return (error as Partial<Error> | null)?.name === 'QuotaExceededError';
}
