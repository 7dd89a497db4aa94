import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { isWorkerAllowedHere } from './registration/may-register';

/**
 * Client module: registers the service worker after the page has loaded, on hosts that allow it.
 */

const isAllowed = ExecutionEnvironment.canUseDOM && isWorkerAllowedHere(siteConfig.url);

/**
 * The worker that served the page. Read now, because another may replace it while the page loads.
 */
const servedBy = isAllowed ? navigator.serviceWorker.controller : null;

function start(): void {
  import(/* webpackChunkName: 'shell-worker' */ './registration/start')
    .then(({ startRegistration }) => startRegistration(siteConfig.baseUrl, servedBy))
    .catch((error: unknown) => console.error('The service worker could not start.', error));
}

if (isAllowed) {
  // The worker's downloads must not compete with the page's own requests. The page's scripts start
  // after the first frame, so the page may have loaded before this one runs.
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start, { once: true });
  }
}

/** After client-side navigation, the document of the page isn't cached yet. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation }) => {
  if (isAllowed && previousLocation) {
    void import(/* webpackChunkName: 'shell-worker' */ './registration/report-visited').then(
      ({ reportVisited }) => reportVisited(navigator.serviceWorker, [window.location.href]),
    );
  }
};
