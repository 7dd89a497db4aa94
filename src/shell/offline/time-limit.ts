/** How long a reader waits for the network or for storage before something else is tried, in ms. */
const LIMIT = 4000;

/**
 * Waits for a promise, but not for ever: the network and Cache Storage of a browser can hang.
 *
 * @param limit - In ms.
 * @throws An `Error` after the limit; the operation itself continues.
 */
export async function withTimeLimit<T>(promise: Promise<T>, limit = LIMIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No result within ${limit} ms.`)), limit);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
