/** What browsers that know Save-Data tell of the connection; the others have no `connection`. */
interface NavigatorWithConnection extends Omit<Navigator, 'connection'> {
  connection?: { saveData?: boolean };
}

/**
 * Whether the reader asked the browser to save data: then nothing is loaded that nobody asked for.
 * Docusaurus's links heed it by themselves.
 */
export function savesData(): boolean {
  return (navigator as NavigatorWithConnection).connection?.saveData === true;
}
