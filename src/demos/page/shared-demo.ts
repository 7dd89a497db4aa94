import { createRef } from 'react';
import type { RefObject } from 'react';
import type { DemoProps, FrameModule } from '../types';
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
export interface SharedState extends ViewerState {
  /** The demo's code; `null` until it's loaded. */
  module: FrameModule | null;
  /** The last followed link, a new object each time. */
  link?: FollowedLink;
  /** Number of resets; each one remounts the demo. */
  generation: number;
}

/** What the page and the viewer of a demo share. They are two React roots. */
export interface SharedDemo extends Omit<DemoProps, 'load' | 'server'> {
  /** The site's base URL without the trailing slash. */
  basePath: string;
  /** Navigates to another page of the site. */
  onFollow: (address: string) => void;
  /** The complete demo. */
  element: RefObject<HTMLDivElement | null>;
  /** Element of the page that contains the demo without its toolbar and source. */
  stage: RefObject<HTMLDivElement | null>;
  /** Empty element at the end of the stage, for a frame or an edited version. */
  stageEnd: RefObject<HTMLDivElement | null>;
  store: Store<SharedState>;
}

/**
 * Creates what the page and the viewer of a demo share.
 *
 * @param module - The demo's code, on the server.
 */
export function createSharedDemo(
  props: Omit<SharedDemo, 'element' | 'stage' | 'stageEnd' | 'store'>,
  module: FrameModule | null,
): SharedDemo {
  return {
    ...props,
    element: createRef(),
    stage: createRef(),
    stageEnd: createRef(),
    store: createStore<SharedState>({ module, generation: 0, edits: {}, parts: {}, retries: {} }),
  };
}

/** Whether the demo runs in a frame instead of the page. */
export const isFramed = ({ frame, parts }: SharedState): boolean => !!(frame && parts.frame);
