import type { ClientModule } from '@docusaurus/types';
import { afterFrame } from '@site/src/foundation/browser/after-frame';
import { analyticsRuntime } from './track';

// The head manager updates the title in the next frame.
function whenTitled(isFirst: boolean, then: () => void): void {
  if (isFirst) {
    setTimeout(then);
  } else {
    afterFrame(then);
  }
}

/** Counts page views. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) {
    whenTitled(!previousLocation, () => {
      const { title } = document;
      void analyticsRuntime().then((runtime) => runtime?.sendPageView(location.pathname, title));
    });
  }
};
