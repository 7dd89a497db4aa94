import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { CodeVariant } from '@site/src/settings';
import type { Framing } from '../frame/use-frame';
import type { LiveEditing } from '../live/use-live-editing';
import type { ViewerProps } from './viewer-props';

interface Props {
  page: ViewerProps;
  variant: CodeVariant;
  live: LiveEditing;
  framing: Framing;
  /** Number of resets. */
  generation: number;
}

/** The demo when it doesn't run in the page itself: in a frame, or edited. */
export function StageEnd({ page, variant, live, framing, generation }: Props): ReactNode {
  const { name, source, basePath, height, stageEnd } = page;
  const { settings, look, FramedDemo } = framing;
  const edited = live.parts && live.edited !== null && (
    <live.parts.LiveStage
      name={name}
      source={source}
      basePath={basePath}
      code={live.edited}
      variant={variant}
      look={look}
      framed={settings !== null}
      onShownChange={live.onShownChange}
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
        covered={live.shown}
      >
        {edited}
      </FramedDemo>
    ) : (
      edited
    );
  return content ? createPortal(content, stageEnd.current!) : null;
}
