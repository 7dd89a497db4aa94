import { useCallback, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { Fault } from 'docusaurus-demo-islands/connect';
import { useSettings } from '@site/src/reader/settings';
import { useEditedCode } from './use-edited-code';
import type { EditedCode } from './use-edited-code';
import { useDemo, useDemoState } from './viewer-demo';
import type { Parts } from './viewer-state';

interface Props extends EditedCode {
  LiveStage: Parts['editor']['LiveStage'];
}

/** The edited version of a demo, with the theme settings of its frame or the page. */
function EditedStage({ LiveStage, code, modules, variant }: Props) {
  const { name, source, basePath, store } = useDemo();
  const { frame } = useDemoState();
  const { paletteMode, direction, dense } = useSettings();
  const look = useMemo(
    () => frame ?? { paletteMode, direction, dense, largeText: false },
    [frame, paletteMode, direction, dense],
  );
  const onShownChange = useCallback((covered: boolean) => store.set({ covered }), [store]);
  const onFaultChange = useCallback((fault: Fault | null) => store.set({ fault }), [store]);
  return (
    <LiveStage
      name={name}
      source={source}
      basePath={basePath}
      code={code}
      modules={modules}
      variant={variant}
      look={look}
      framed={frame !== undefined}
      onShownChange={onShownChange}
      onFaultChange={onFaultChange}
    />
  );
}

/** The demo when it doesn't run in the page itself: in a frame, or edited. */
export function StageEnd() {
  const { name, source, basePath, height, stageEnd, store } = useDemo();
  const { frame, startHeight = 0, covered, generation, parts } = useDemoState();
  const edited = useEditedCode();
  const editedStage = parts.editor && edited && (
    <EditedStage {...edited} LiveStage={parts.editor.LiveStage} />
  );
  const content =
    frame && parts.frame ? (
      <parts.frame.FramedDemo
        key={generation}
        name={name}
        source={source}
        basePath={basePath}
        settings={frame}
        onSettingsChange={(settings) => store.set({ frame: settings })}
        height={height}
        startHeight={startHeight}
        covered={covered}
      >
        {editedStage}
      </parts.frame.FramedDemo>
    ) : (
      editedStage
    );
  // After navigation, the page's elements disappear before this root is unmounted.
  return content && stageEnd.current ? createPortal(content, stageEnd.current) : null;
}
