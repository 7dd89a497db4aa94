import { adOrigins } from './ads/network-config';
import { analyticsOrigins } from './analytics/sink-config';
import { feedbackOrigins } from '../page/feedback/feedback-config';

/**
 * The origins that the configured services use: search, ads, analytics and feedback.
 *
 * @param env - Environment variables, the same as during the build.
 */
export function allowedOrigins(env: NodeJS.ProcessEnv) {
  const { DOCSEARCH_APP_ID: id } = env;
  return {
    services: [
      ...(id ? [`https://${id}-dsn.algolia.net`, 'https://*.algolianet.com'] : []),
      ...feedbackOrigins(env),
    ],
    partners: [...adOrigins(env), ...analyticsOrigins(env)],
  };
}
