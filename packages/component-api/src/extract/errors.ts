/** Why a package can't be described: the file, the problem and the fix. */
export class ComponentApiError extends Error {
  override name = 'ComponentApiError';

  /**
   * @param file - File or package that was read.
   * @param problem - One sentence.
   * @param cure - How to fix it, one sentence.
   */
  constructor(
    readonly file: string,
    readonly problem: string,
    readonly cure: string,
  ) {
    super(`${file}: ${problem} ${cure}`);
  }
}
