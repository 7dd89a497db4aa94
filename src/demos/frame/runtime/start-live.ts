import { startSandbox as startWith } from 'docusaurus-demo-islands/sandbox';
import type { SandboxInput } from 'docusaurus-demo-islands/sandbox';
import '../frame.css';
import { holdReaderTheme } from '@site/src/reader/reader-theme';
import type { ActiveTheme } from '@site/src/reader/reader-theme';
import { applyLook } from '../apply-look';
import type { FrameLook } from '../frame-look';
import { OVERLAY } from '../overlay';

/** The appearance of edited demos. */
export interface LiveLook {
  look: FrameLook;
  /** Whether it has its own background, like a framed demo, or is transparent. */
  framed: boolean;
  /** The reader's theme, which the sandbox can't read from storage; `null` if there is none. */
  theme: ActiveTheme | null;
}

/** Starts the sandbox of a library, with the reader's settings. */
export function startSandbox(input: SandboxInput): void {
  startWith({
    ...input,
    overlay: OVERLAY,
    applyLook: ({ look, framed, theme }: LiveLook) => {
      document.documentElement.toggleAttribute('data-framed', framed);
      applyLook(look);
      holdReaderTheme(theme);
    },
  });
}
