import type { ViewerDemo } from '../viewer-demo';

/** Shows or hides the playground of the page's component. */
export function togglePlayground({ store, loaders }: ViewerDemo): void {
  loaders.playground();
  store.set({ playgroundOpen: !store.get().playgroundOpen });
}
