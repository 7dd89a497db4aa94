import type { AllowedOrigins } from '../../plugins/content-security-policy/policy';
import { adOrigins } from '../../src/ads/network-config';
import { analyticsOrigins } from '../../src/analytics/sink-config';
import { feedbackOrigins } from '../../src/feedback/feedback-config';

/**
 * The origins that the configured services use: search, ads, analytics and feedback.
 *
 * @param env - Environment variables, the same as during the build.
 */
export function allowedOrigins(env: NodeJS.ProcessEnv): Required<AllowedOrigins> {
  const { DOCSEARCH_APP_ID: id } = env;
  return {
    services: [
      ...(id ? [`https://${id}-dsn.algolia.net`, 'https://*.algolianet.com'] : []),
      ...feedbackOrigins(env),
    ],
    partners: [...adOrigins(env), ...analyticsOrigins(env)],
  };
}
