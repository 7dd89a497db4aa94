/** Browsers with Save-Data have `connection`; others don't. */
interface NavigatorWithConnection extends Omit<Navigator, 'connection'> {
  connection?: { saveData?: boolean };
}

/**
 * Whether the reader asked the browser to save data; then nothing is preloaded. Docusaurus's links
 * check this themselves.
 */
export function savesData(): boolean {
  return (navigator as NavigatorWithConnection).connection?.saveData === true;
}
