import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { CodeVariant } from '@site/src/settings';
import type { Framing } from '../frame/use-frame';
import type { LiveEditing } from '../live/use-live-editing';
import type { ViewerProps } from './viewer-props';

interface Props {
  page: ViewerProps;
  variant: CodeVariant;
  parts: LiveEditing['parts'];
  /** The source to run in the sandbox; `null` without edits. */
  code: string | null;
  /** Code of the modules next to the demo, by file name; `null` if they are unchanged. */
  modules: Readonly<Record<string, string>> | null;
  framing: Framing;
  /** Whether an edited version replaces the demo. */
  covered: boolean;
  onShownChange: (shown: boolean) => void;
  /** Number of resets. */
  generation: number;
}

/** The demo when it doesn't run in the page itself: in a frame, or edited. */
export function StageEnd(props: Props): ReactNode {
  const { page, variant, parts, code, modules, framing, covered, onShownChange, generation } =
    props;
  const { name, source, basePath, height, stageEnd } = page;
  const { settings, look, FramedDemo } = framing;
  const edited = parts && code !== null && (
    <parts.LiveStage
      name={name}
      source={source}
      basePath={basePath}
      code={code}
      modules={modules}
      variant={variant}
      look={look}
      framed={settings !== null}
      onShownChange={onShownChange}
    />
  );
  const content =
    settings && FramedDemo ? (
      <FramedDemo
        key={generation}
        name={name}
        source={source}
        basePath={basePath}
        settings={settings}
        onSettingsChange={framing.change}
        height={height}
        startHeight={framing.startHeight}
        covered={covered}
      >
        {edited}
      </FramedDemo>
    ) : (
      edited
    );
  // After navigation, the page's elements disappear before this root is unmounted.
  return content && stageEnd.current ? createPortal(content, stageEnd.current) : null;
}
