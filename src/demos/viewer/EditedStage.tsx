import { useCallback, useMemo } from 'react';
import { useSettings } from '@site/src/reader/settings';
import type { EditedCode } from './use-edited-code';
import { useDemo, useDemoState } from './viewer-demo';
import type { Parts } from './viewer-state';

interface Props extends EditedCode {
  LiveStage: Parts['editor']['LiveStage'];
}

/** The edited version of a demo, with the theme settings of its frame or the page. */
export function EditedStage({ LiveStage, code, modules, variant }: Props) {
  const { name, source, basePath, store } = useDemo();
  const { frame } = useDemoState();
  const { paletteMode, direction, dense } = useSettings();
  const look = useMemo(
    () => frame ?? { paletteMode, direction, dense, largeText: false },
    [frame, paletteMode, direction, dense],
  );
  const onShownChange = useCallback((covered: boolean) => store.set({ covered }), [store]);
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
    />
  );
}
