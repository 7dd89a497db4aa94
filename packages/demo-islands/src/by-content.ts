/**
 * Caches what a function derives from a text, because a build asks several times: for the browser's
 * and the server's bundle, and once per importer of a module. Entries are small and stay until the
 * process ends; in the dev server, each edit adds one.
 *
 * @param derive - Depends on its arguments only. Callers must not modify its result.
 * @param keyOf - What the result depends on in addition to the text; nothing by default.
 * @returns The same function with a cache. Errors and rejections aren't cached.
 */
export function cachedByContent<Context extends unknown[], Result>(
  derive: (text: string, ...context: Context) => Result,
  keyOf: (...context: Context) => string = () => '',
): (text: string, ...context: Context) => Result {
  const results = new Map<string, Map<string, Result>>();
  return (text, ...context) => {
    const key = keyOf(...context);
    const byText = results.get(key) ?? new Map<string, Result>();
    results.set(key, byText);
    const known = byText.get(text);
    if (known !== undefined || byText.has(text)) {
      return known as Result;
    }
    const result = derive(text, ...context);
    byText.set(text, result);
    if (result instanceof Promise) {
      result.catch(() => byText.delete(text));
    }
    return result;
  };
}
