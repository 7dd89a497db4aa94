import type { ComponentProps } from 'react';
import type { Framing } from '../frame/use-frame';
import { Island } from '../island/Island';
import type { LiveEditing } from '../live/use-live-editing';
import type { CodeVariant } from '@site/src/settings';

interface Props {
  island: ComponentProps<typeof Island>;
  /** Address of the demo's source pages, as the build gives it to `<Demo>`. */
  source: string;
  variant: CodeVariant;
  /** Fixed height in px. */
  height?: number;
  live: LiveEditing;
  framing: Framing;
}

/** The demo where it runs: in the page or in a frame, as it is or as the reader edited it. */
export function DemoStage({ island, source, variant, height, live, framing }: Props) {
  const { name, generation } = island;
  const { settings, look, FramedDemo } = framing;
  const edited = live.parts && live.edited !== null && (
    <live.parts.LiveStage
      name={name}
      source={source}
      code={live.edited}
      variant={variant}
      look={look}
      framed={settings !== null}
      onShownChange={live.onShownChange}
    />
  );
  if (settings && FramedDemo) {
    return (
      <FramedDemo
        key={generation}
        name={name}
        source={source}
        settings={settings}
        onSettingsChange={framing.change}
        height={height}
        startHeight={framing.startHeight}
        covered={live.shown}
      >
        {edited}
      </FramedDemo>
    );
  }
  return (
    <>
      <div hidden={live.shown}>
        <Island {...island} />
      </div>
      {edited}
    </>
  );
}
