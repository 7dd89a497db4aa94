import type { LoadContext, Plugin } from '@docusaurus/types';
import { runSteps } from './run-steps';

/** The plugins with a step after the build, in the order in which their steps finish. */
const STEPS = [
  'main-bundle',
  'site-map-data',
  'api-reference',
  'code-links',
  'search-index',
  'machine-readable',
  'demo-frames',
  // Reads the search index, and hashes every file that the others write.
  'offline',
  // Only prints a warning, which should be near the end of the output.
  'demos',
];

/** Runs the plugins' `afterBuild` one after another, and prints how long each took. */
export default function afterBuildPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'after-build',

    async postBuild(props) {
      const seconds = await runSteps(STEPS, { ...props, baseUrl });
      console.log(`After the build: ${seconds.join(', ')}`);
    },
  };
}
