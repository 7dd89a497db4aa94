import type { Page } from '@playwright/test';
import type { SinkConfig } from '../../../src/telemetry/analytics/types';
import { pageConfigTag } from '../../../src/foundation/browser/page-config';

/** The policy of this build, which allows no sink; the server's header allows the configured one. */
const META_POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Configures a sink on every page, as a build with `ANALYTICS_SINK` does. */
export async function withSink(page: Page, config: SinkConfig): Promise<void> {
  const { attributes } = pageConfigTag('analytics', config);
  const content = attributes.content.replaceAll('"', '&quot;');
  const tags = `<meta name="${attributes.name}" content="${content}">`;
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route, request) => {
      // Parts of the HTML that a page fetches later: a test can end before the answer.
      if (!request.isNavigationRequest()) {
        await route.continue();
        return;
      }
      const response = await route.fetch();
      const html = (await response.text()).replace(META_POLICY, '');
      await route.fulfill({ response, body: html.replace('</head>', `${tags}</head>`) });
    },
  );
}
