import { createPortal } from 'react-dom';
import { EditedStage } from './EditedStage';
import { useEditedCode } from './use-edited-code';
import { useDemo, useDemoState } from './viewer-demo';

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
