import { useCallback } from 'react';
import type { CodeVariant } from '@site/src/reader/settings';
import type { DemoState } from '../link-state/demo-state';
import { discardLinkedCode, originalOf, runLinkedCode, showLinkedLook } from './actions/link';
import { useDemo, useDemoState } from './viewer-demo';

interface Props {
  /** The state; `null` if the link is damaged. */
  linked: DemoState | null;
  isOpen: boolean;
}

/** The state of the followed link: its code for the reader to review. */
export function LinkedCode({ linked, isOpen }: Props) {
  const demo = useDemo();
  const { linkState, parts } = useDemoState();
  const onState = useCallback((state: DemoState) => showLinkedLook(demo, state), [demo]);
  const getOriginal = useCallback((variant: CodeVariant) => originalOf(demo, variant), [demo]);
  return (
    parts.link && (
      <parts.link.LinkedDemo
        key={linkState}
        name={demo.name}
        state={linked}
        isOpen={isOpen}
        onState={onState}
        onRun={(state) => void runLinkedCode(demo, state)}
        getOriginal={getOriginal}
        onDiscard={() => discardLinkedCode(demo)}
      />
    )
  );
}
