/** What some browsers know about the reader's connection. */
interface Connection {
  saveData?: boolean;
  /** Its speed: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** The reader's connection; an empty object in browsers that don't tell. */
export function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Whether the reader asked the browser to save data; then nothing is preloaded. */
export function savesData(): boolean {
  return connection().saveData === true;
}
