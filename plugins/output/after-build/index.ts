import type { LoadContext, Plugin } from '@docusaurus/types';
import { runSteps } from './run-steps';

/** Plugins with a step after the build, in the order in which their steps finish. */
const STEPS = [
  'docusaurus-speed',
  'site-map-data',
  'published-addresses',
  'api-reference',
  'accessibility-evidence',
  'code-links',
  'search-index',
  'machine-readable',
  'demo-frames',
  'templates',
  // Reads what the bundles of all steps above contain.
  'licenses',
  'social-cards',
  // Hashes the inline scripts of all pages, so it comes after everything that adds one.
  'content-security-policy',
  // Reads the search index, and hashes the files written by all other steps.
  'offline',
  // Only print a warning, which is most visible near the end of the output.
  'evidence-age',
  'demos',
];

/** Runs the plugins' `afterBuild` one after another and prints the time of each. */
export default function afterBuildPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'after-build',

    async postBuild(props) {
      const seconds = await runSteps(STEPS, { ...props, baseUrl });
      console.log(`After the build: ${seconds.join(', ')}`);
    },
  };
}
