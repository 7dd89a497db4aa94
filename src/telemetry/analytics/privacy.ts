/** Not every browser has both properties. */
interface AskingNavigator {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/**
 * Whether the browser asks not to be tracked, by Do Not Track or Global Privacy Control
 * (https://www.w3.org/TR/gpc/). If so, nothing is counted and no ad network is loaded.
 */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as AskingNavigator;
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
