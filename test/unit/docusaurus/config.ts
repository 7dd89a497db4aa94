import { FEEDBACK_ENDPOINT } from '../../../src/page/feedback/contract';

/** What Docusaurus generates from the configuration, as far as tests need it. */
const siteConfig: {
  baseUrl: string;
  customFields: { feedbackUrl: string | null };
} = {
  baseUrl: '/',
  customFields: { feedbackUrl: FEEDBACK_ENDPOINT },
};

export default siteConfig;
