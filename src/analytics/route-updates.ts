import type { ClientModule } from '@docusaurus/types';
import { analyticsRuntime } from './track';

/** Counts every page that is shown. The title comes after this, hence the timer. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) {
    setTimeout(() => {
      const { title } = document;
      void analyticsRuntime().then((runtime) => runtime?.sendPageView(location.pathname, title));
    });
  }
};
