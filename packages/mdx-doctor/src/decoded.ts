/**
 * Decodes a part of a URL as `decodeURIComponent` does, or returns it unchanged if it's malformed.
 *
 * @example decoded('100%') // '100%'
 */
export function decoded(text: string): string {
  try {
    return globalThis.decodeURIComponent(text);
  } catch {
    return text;
  }
}
