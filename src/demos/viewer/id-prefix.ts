/** Prefix of the ids in the viewer of a demo, on the server and in the browser. */
export function idPrefix(name: string): string {
  return `${name}-viewer-`;
}
