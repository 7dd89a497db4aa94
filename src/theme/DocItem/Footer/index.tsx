import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';
import { FeedbackPrompt } from '@site/src/feedback';

/** Places the question whether a page was helpful above what Docusaurus says about the page. */
export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  // Docusaurus names pages without the slash that their addresses end in.
  const path = metadata.permalink.replace(/\/?$/, '/');
  return (
    <>
      <FeedbackPrompt key={path} path={path} />
      <Footer />
    </>
  );
}
