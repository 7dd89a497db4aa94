import type { ClientModule } from '@docusaurus/types';
import { afterFrame } from '@site/src/foundation/browser/after-frame';
import { decodeUriComponent } from 'docusaurus-speed/decode-uri';
import { focusStart, focusTitle } from '@site/src/foundation/browser/focus-start';

let announcer: HTMLElement;

function addAnnouncer(): void {
  announcer = document.createElement('p');
  announcer.className = 'sr-only';
  announcer.setAttribute('aria-live', 'polite');
  document.body.append(announcer);
}

/**
 * Does what a browser does when it loads a page: after navigation within the app, announces the title of
 * the page and moves the focus to its content, or to the target of the link. It doesn't scroll, because
 * Docusaurus scrolls to a target, and going back restores the position. The first page keeps the focus
 * that the browser or the reader gave it.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation) {
    // Screen readers announce changes of regions that exist for a while.
    addAnnouncer();
  } else if (location.pathname !== previousLocation.pathname) {
    // The head manager updates the title in the next frame, and a dialog that closes restores the focus.
    afterFrame(() => {
      const target = document.getElementById(decodeUriComponent(location.hash.slice(1)));
      if (target) {
        focusStart(target, { preventScroll: true });
      } else {
        focusTitle({ preventScroll: true });
      }
      announcer.textContent = document.title;
    });
  }
};
