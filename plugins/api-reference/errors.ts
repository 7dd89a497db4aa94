/** Where an error of the generator happened. */
export interface ApiErrorPlace {
  product: string;
  version: string;
  /** File or package that was read. */
  file: string;
}

/** An error of the generator: what is wrong, where, and how it is cured. */
export class ApiError extends Error {
  override name = 'ApiError';

  /**
   * @param place - Product, version and file.
   * @param problem - One sentence.
   * @param cure - What a person does next, one sentence.
   */
  constructor(
    readonly place: ApiErrorPlace,
    readonly problem: string,
    readonly cure: string,
  ) {
    super(`API of ${place.product} ${place.version}, ${place.file}: ${problem} ${cure}`);
  }
}
