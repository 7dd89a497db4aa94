import type { Tab } from '../browser/support/engines/tab';
import { isComplete, settle } from './still';
import type { StillSite } from './still-site';

/** Time in ms for a complete page to stop changing. */
const PATIENCE = 20_000;

/**
 * Opens a page and takes a picture once two in a row are equal.
 *
 * @param address - Path and query of the page.
 * @throws If the page doesn't load, or doesn't stop changing.
 */
export async function takePicture(tab: Tab, site: StillSite, address: string): Promise<Buffer> {
  await tab.open(address);
  await tab.until('the page is complete', isComplete);
  const deadline = Date.now() + PATIENCE;
  let previous: Buffer | undefined;
  while (Date.now() < deadline) {
    await tab.until('the page is complete', isComplete);
    await tab.evaluate(settle);
    const picture = await tab.screenshot();
    if (previous?.equals(picture) && site.isIdle()) {
      return picture;
    }
    previous = picture;
  }
  throw new Error(
    `${address} didn't stop changing in ${PATIENCE / 1000} s. Look for a timer, or an animation that JavaScript controls.`,
  );
}
