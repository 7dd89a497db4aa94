/** Timeout for something that a reader would wait for, in ms. */
const TIMEOUT_MS = 30_000;

/**
 * Waits for a duration that a page measures itself.
 *
 * @param measured - The page's result.
 * @param what - What the page measures, for the error message.
 * @throws If the page doesn't respond within 30 seconds.
 */
export async function withTimeout(measured: Promise<number>, what: string): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Timed out after ${TIMEOUT_MS / 1000} s: ${what}.`)),
      TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([measured, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
