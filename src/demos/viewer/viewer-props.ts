import type { RefObject } from 'react';
import type { DemoLink } from '../page/demo-hash';
import type { DemoProps } from '../types';

/** What the demo's stage in the page shows. */
export interface StageState {
  /** Whether the demo runs in a frame instead of the page. */
  framed: boolean;
  /** Whether an edited version replaces it. */
  covered: boolean;
  /** Number of resets; each one remounts the demo. */
  generation: number;
}

/** A link to the demo that the reader followed. */
export interface FollowedLink extends DemoLink {
  /** Whether to store its language; a link that opened the page only shows it. */
  isChoice: boolean;
}

/** Props that the page passes to the viewer of a demo, which is a separate React root. */
export interface ViewerProps extends Omit<DemoProps, 'load' | 'server'> {
  /** The site's base URL without the trailing slash. */
  basePath: string;
  /** Element of the page that contains the demo. */
  stage: RefObject<HTMLElement | null>;
  /** Empty element at the end of the stage, for a frame or an edited version. */
  stageEnd: RefObject<HTMLElement | null>;
  /** Highlighted JSX; `null` until it's loaded. */
  preview: string | null;
  link: FollowedLink | null;
  onStageChange: (state: StageState) => void;
  /** Navigates to another page of the site. */
  onFollow: (address: string) => void;
}
