/** Id of the element that holds the address of Google's script until the reader allows it. */
export const HELD_GOOGLE_TAG = 'held-google-tag';

/**
 * The address of Google's script, as `plugins/google-tag` has written it into the page; in the
 * browser only.
 *
 * @throws If the page holds none.
 */
export function heldGoogleTag(): string {
  const address = document.getElementById(HELD_GOOGLE_TAG)?.dataset.src;
  if (!address) {
    throw new Error(
      `The page has no element #${HELD_GOOGLE_TAG}, so that no event goes to Google. \`npm run build\` with ANALYTICS_SINK=google writes one; \`npm start\` does not, since Docusaurus's plugin is off in development.`,
    );
  }
  return address;
}
