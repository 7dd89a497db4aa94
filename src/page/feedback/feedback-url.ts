import siteConfig from '@generated/docusaurus.config';
import { hostPath } from '@site/src/foundation/browser/local-path';

/** Where feedback is sent, `null` if pages don't ask for it; see `feedback-config.ts`. */
export function siteFeedbackUrl(): string | null {
  const url = (siteConfig.customFields?.feedbackUrl ?? null) as string | null;
  return url?.startsWith('/') ? hostPath(url) : url;
}
