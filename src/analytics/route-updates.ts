import type { ClientModule } from '@docusaurus/types';
import { analyticsRuntime } from './track';

// The head manager updates the title in the next frame.
function whenTitled(isFirst: boolean, then: () => void): void {
  if (isFirst) {
    setTimeout(then);
  } else {
    requestAnimationFrame(() => setTimeout(then));
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
