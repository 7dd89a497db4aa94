import { ReadError } from '../read-error';

/** Maximum number of values, because constants and the library's hues can multiply them. */
const MAX_VALUES = 20_000;

/** Maximum number of steps of a program, which may repeat itself. A large theme takes 30,000. */
const MAX_STEPS = 500_000;

/**
 * Maximum length of all joined strings, paths and reasons in characters, because constants can
 * multiply them too. Those of a theme with the maximum number of values have less than half of it.
 */
const MAX_LENGTH = 10_000_000;

/** Counts what a text is read into, so a short text can't fill the memory or take forever. */
export class SizeLimits {
  private values = 0;
  private length = 0;
  private steps = 0;

  /** @throws ReadError - If there are too many values. */
  addValues(count: number): void {
    this.values += count;
    if (this.values > MAX_VALUES) {
      throw new ReadError(`The theme has more than ${MAX_VALUES} values. Paste only the theme.`);
    }
  }

  /** @throws ReadError - If the program takes too many steps. */
  addSteps(count: number): void {
    this.steps += count;
    if (this.steps > MAX_STEPS) {
      throw new ReadError(
        'The code takes too many steps. Write the values, and paste only the theme.',
      );
    }
  }

  /**
   * Counts a string. Called before it's built.
   *
   * @param length - In characters.
   * @throws ReadError - If all strings together are too long.
   */
  addLength(length: number): void {
    this.length += length;
    if (this.length > MAX_LENGTH) {
      throw new ReadError(
        'The theme is too long with the values of its constants. Write the values, and paste only the theme.',
      );
    }
  }
}
