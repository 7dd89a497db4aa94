import { createContext, use } from 'react';
import type { RefObject } from 'react';
import type { SharedDemo, SharedState } from '../page/shared-demo';
import { useStore } from '../page/store';
import type { Parts } from './viewer-state';

/** A demo in its viewer. */
export interface ViewerDemo extends SharedDemo {
  /** Element of the page that contains the demo without its toolbar and source; not on the server. */
  stage: HTMLElement | null;
  /** Element of the viewer. */
  root: RefObject<HTMLDivElement | null>;
  /** Id of the element that contains the source. */
  sourceId: string;
  /** Functions that load parts of the viewer. */
  loaders: Record<keyof Parts, () => void>;
}

/** Provides the demo in its viewer. */
export const DemoContext = createContext<ViewerDemo | null>(null);

/** The demo of the viewer that contains the component. */
export function useDemo(): ViewerDemo {
  return use(DemoContext)!;
}

const complete = (state: SharedState) => state;

/** The current state of that demo. */
export function useDemoState(): SharedState {
  return useStore(useDemo().store, complete);
}
