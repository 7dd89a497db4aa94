/** Browsers' names for the two requests; not every browser has each. */
interface AskingNavigator {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/**
 * Whether the reader's browser asks not to be tracked, by Do Not Track or by Global Privacy Control
 * (https://www.w3.org/TR/gpc/). Nothing is then counted, and nothing loaded from a network.
 */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as AskingNavigator;
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
