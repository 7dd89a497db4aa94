import { createRef } from 'react';
import type { RefObject } from 'react';
import type { DemoProps, IslandState } from '../types';
import type { ViewerState } from '../viewer/viewer-state';
import type { DemoLink } from './demo-hash';
import { createStore } from './store';
import type { Store } from './store';

/** A link to the demo that the reader followed. */
export interface FollowedLink extends DemoLink {
  /** Whether to store its language; a link that opened the page only shows it. */
  isChoice: boolean;
}

/** The state of a demo. */
export interface SharedState extends IslandState, ViewerState {
  /** The last followed link, a new object each time. */
  link?: FollowedLink;
}

/** What the page and the viewer of a demo share. They are two React roots. It doesn't change. */
export interface SharedDemo extends DemoProps {
  /** The site's base URL without the trailing slash. */
  basePath: string;
  /** Navigates to another page of the site. */
  onFollow: (address: string) => void;
  /** The complete demo. */
  element: RefObject<HTMLDivElement | null>;
  /**
   * Empty element for a frame or an edited version. Its parent is the stage: the demo without its
   * toolbar and source.
   */
  stageEnd: RefObject<HTMLDivElement | null>;
  store: Store<SharedState>;
}

/** Creates what the page and the viewer of a demo share. */
export function createSharedDemo(
  props: Omit<SharedDemo, 'element' | 'stageEnd' | 'store'>,
): SharedDemo {
  return {
    ...props,
    element: createRef(),
    stageEnd: createRef(),
    store: createStore<SharedState>({
      module: props.server,
      generation: 0,
      edits: {},
      parts: {},
    }),
  };
}
