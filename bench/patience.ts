/** How long the bench waits for something that a reader would wait for, in ms. */
const PATIENCE_MS = 30_000;

/**
 * Waits for a time that a page measures of itself.
 *
 * @param measured - The page's answer.
 * @param what - What should have happened by then, for the error.
 * @throws If the page has not answered within half a minute.
 */
export async function patiently(measured: Promise<number>, what: string): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`After ${PATIENCE_MS / 1000} s: not ${what}.`)),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([measured, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
