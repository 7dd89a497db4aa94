import type { Plugin } from '@docusaurus/types';

// Docusaurus starts the `postBuild` of all plugins at once; this is what has begun in this build.
const begun = new Set<Promise<void>>();

/** The plugin, whose `postBuild` {@link afterOthers} waits for. */
export function remembered<Content>(plugin: Plugin<Content>): Plugin<Content> {
  const { postBuild } = plugin;
  return postBuild
    ? {
        ...plugin,
        async postBuild(props) {
          const done = postBuild.call(plugin, props) ?? Promise.resolve();
          begun.add(done);
          await done;
        },
      }
    : plugin;
}

/** The plugin, whose `postBuild` begins when those of all remembered plugins have ended. */
export function afterOthers<Content>(plugin: Plugin<Content>): Plugin<Content> {
  const { postBuild } = plugin;
  return postBuild
    ? {
        ...plugin,
        async postBuild(props) {
          // By then Docusaurus has called the plugins that stand behind this one.
          await new Promise(setImmediate);
          await Promise.all(begun);
          await postBuild.call(plugin, props);
        },
      }
    : plugin;
}
