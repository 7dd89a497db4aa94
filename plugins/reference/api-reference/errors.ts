/** The location of a generator error. */
export interface ApiErrorPlace {
  product: string;
  version: string;
  /** File or package that was read. */
  file: string;
}

/** A generator error: the problem, its location and the fix. */
export class ApiError extends Error {
  override name = 'ApiError';

  /**
   * @param place - Product, version and file.
   * @param problem - One sentence.
   * @param cure - How to fix it, one sentence.
   */
  constructor(
    readonly place: ApiErrorPlace,
    readonly problem: string,
    readonly cure: string,
  ) {
    super(`API of ${place.product} ${place.version}, ${place.file}: ${problem} ${cure}`);
  }
}
