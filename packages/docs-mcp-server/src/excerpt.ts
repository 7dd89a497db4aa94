/** In characters; longer than a usual name or path. */
const LENGTH = 100;

/** An argument in an error message, shortened if it's long. */
export function excerpt(text: string): string {
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}
