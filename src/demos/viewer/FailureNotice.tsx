import { useEffect, useRef } from 'react';
import { ownValue } from '@site/src/foundation/own-value';
import { LoadFailure } from '../island';
import { focusLoadedPart } from './actions/focus';
import { useSourceFiles } from './source-files';
import { useDemo, useDemoState } from './viewer-demo';

/** Retry functions of the parts that failed to load although the reader asked for them. */
function useWantedRetries(): (() => void)[] {
  const { retries, edits, frame, linkState, menuOpen, playgroundOpen } = useDemoState();
  const files = useSourceFiles();
  const isEditing = files.some(({ name }) => ownValue(edits, name));
  return [
    isEditing && retries?.editor,
    frame && retries?.frame,
    linkState !== undefined && retries?.link,
    menuOpen && retries?.menu,
    playgroundOpen && retries?.playground,
  ].filter((retry) => typeof retry === 'function');
}

/**
 * The notice about parts of the viewer that failed to load. After a retry, the loaded part receives
 * focus, unless it has focused itself.
 */
export function FailureNotice() {
  const demo = useDemo();
  const retries = useWantedRetries();
  const hasFailed = retries.length > 0;
  const isRetried = useRef(false);
  useEffect(() => {
    if (!hasFailed && isRetried.current) {
      isRetried.current = false;
      if (document.activeElement === document.body) {
        focusLoadedPart(demo);
      }
    }
  });
  if (!hasFailed) {
    return null;
  }
  const retry = () => {
    isRetried.current = true;
    retries.forEach((each) => each());
  };
  return <LoadFailure onRetry={retry} />;
}
