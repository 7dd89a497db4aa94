import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { isWorkerAllowedHere } from './registration/may-register';

/** Client module: registers the service worker where that is allowed, after the page has loaded. */

const isAllowed = ExecutionEnvironment.canUseDOM && isWorkerAllowedHere(siteConfig.url);

/** The worker that served the page: another may take its place while the page loads. */
const servedBy = isAllowed ? navigator.serviceWorker.controller : null;

if (isAllowed) {
  // The worker's downloads must not compete with the page's own.
  window.addEventListener('load', () => {
    import(/* webpackChunkName: 'shell-worker' */ './registration/start')
      .then(({ startRegistration }) => startRegistration(siteConfig.baseUrl, servedBy))
      .catch((error: unknown) => console.error('The service worker could not start.', error));
  });
}

/** A page that the reader goes to within the app has no document in the cache yet. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation }) => {
  if (isAllowed && previousLocation) {
    void import(/* webpackChunkName: 'shell-worker' */ './registration/tell-visited').then(
      ({ tellVisited }) => tellVisited(navigator.serviceWorker, [window.location.href]),
    );
  }
};
