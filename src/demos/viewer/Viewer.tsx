import { useEffect, useLayoutEffect } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { useStore } from '../page/store';
import { followLink } from './actions/link';
import { DemoToolbar } from './DemoToolbar';
import { Messages } from './Messages';
import { PlaygroundPanel } from './PlaygroundPanel';
import { baseUrl } from './source-files';
import { SourceArea } from './SourceArea';
import { StageEnd } from './StageEnd';
import { DemoContext, useDemo } from './viewer-demo';
import type { ViewerDemo } from './viewer-demo';
import styles from './styles/Viewer.module.css';

/** Links to the page with a demo's source, for readers without scripts. */
function NoScriptLink() {
  const t = useTranslate();
  const demo = useDemo();
  const base = baseUrl(demo);
  return (
    <noscript>
      <p className={styles.noScript}>
        {/* eslint-disable @docusaurus/no-html-links -- static files outside the router */}
        {`${t('demo.sourceWithoutScripts')} `}
        <a href={`${base}.tsx.html`}>{`${demo.name}.tsx`}</a>
        {/* eslint-enable @docusaurus/no-html-links */}
      </p>
    </noscript>
  );
}

interface Props {
  demo: ViewerDemo;
  /** Called after the first commit. */
  onCommit?: () => void;
  /** Called after the effects of all controls. */
  onReady?: () => void;
}

const NOTHING = () => {};

/** Everything around a demo: its toolbar, its source, and their actions. */
export function Viewer({ demo, onCommit = NOTHING, onReady = NOTHING }: Props) {
  const { root, hideToolbar } = demo;
  const link = useStore(demo.store, (state) => state.link);
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(onReady, [onReady]);
  useEffect(() => {
    if (link) {
      followLink(demo, link);
    }
  }, [demo, link]);
  return (
    <DemoContext value={demo}>
      <div ref={root} className={styles.viewer}>
        <StageEnd />
        <Messages />
        {!hideToolbar && (
          <>
            <DemoToolbar />
            <PlaygroundPanel />
            <SourceArea />
            <NoScriptLink />
          </>
        )}
      </div>
    </DemoContext>
  );
}
