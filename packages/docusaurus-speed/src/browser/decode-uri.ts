/** Decodes text, or returns it unchanged if it's malformed. */
function unlessMalformed(decode: (text: string) => string): (text: string) => string {
  return (text) => {
    try {
      return decode(text);
    } catch {
      return text;
    }
  };
}

/**
 * `decodeURI` for addresses that anyone can write: returns malformed text unchanged instead of
 * throwing. In the browser, the patch `safe-decoding` uses it in packages too.
 *
 * @example decodeUri('/%E0%A4%A/') // '/%E0%A4%A/'
 */
export const decodeUri = unlessMalformed(globalThis.decodeURI);

/** `decodeURIComponent`, like `decodeUri`. */
export const decodeUriComponent = unlessMalformed(globalThis.decodeURIComponent);
