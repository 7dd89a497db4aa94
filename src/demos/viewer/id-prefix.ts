/** Prefix of the ids that the viewer of a demo makes, on the server and in the browser. */
export function idPrefix(name: string): string {
  return `${name}-viewer-`;
}
