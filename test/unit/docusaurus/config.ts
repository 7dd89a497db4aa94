import { FEEDBACK_ENDPOINT } from '../../../src/page/feedback/contract';

/** What Docusaurus generates from the configuration, as far as tests need it. */
const siteConfig: { customFields: { feedbackUrl: string | null } } = {
  customFields: { feedbackUrl: FEEDBACK_ENDPOINT },
};

export default siteConfig;
