import siteConfig from '@generated/docusaurus.config';

/** Where feedback is sent, `null` if pages don't ask for it; see `feedback-config.ts`. */
export function siteFeedbackUrl(): string | null {
  return (siteConfig.customFields?.feedbackUrl ?? null) as string | null;
}
