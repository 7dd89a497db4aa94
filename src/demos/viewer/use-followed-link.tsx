import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/i18n';
import { useOnIntent } from '@site/src/browser/use-on-intent';
import { codeVariant } from '@site/src/settings';
import type { CodeVariant } from '@site/src/settings';
import type { Framing } from '../frame/use-frame';
import type { DemoState } from '../link-state/demo-state';
import type { LiveEditing } from '../live/use-live-editing';
import { fetchSource } from './fetch-source';
import { frameOf } from './shared-state';
import type { FollowedLink } from './viewer-props';

interface Options {
  name: string;
  /** URL of the demo's files, without extension. */
  base: string;
  live: LiveEditing;
  framing: Framing;
  /** Shows the source. */
  show: () => void;
  showNotice: (text: string) => void;
  /** Called when the reader has discarded the link's code. */
  onDiscarded: () => void;
}

const EXTENSIONS = { TS: '.tsx', JS: '.js' } as const;

const importLinkedDemo = () =>
  import('../link-state/LinkedDemo').then(({ LinkedDemo }) => LinkedDemo);

/**
 * Opens the demo in the state of a link: its language, theme settings and code.
 *
 * @returns The link's code for the reader to review; `null` if there is none.
 */
export function useFollowedLink(
  link: FollowedLink | null,
  { name, base, live, framing, show, showNotice, onDiscarded }: Options,
): ReactNode {
  const t = useTranslate();
  const [linkState, setLinkState] = useState<string | null>(null);
  const { Component: LinkedDemo, load } = useOnIntent(importLinkedDemo);
  const { open: openFrame } = framing;

  const follow = ({ variant, isChoice, state }: FollowedLink) => {
    if (variant && isChoice) {
      codeVariant.set(variant);
    }
    show();
    setLinkState(state ?? null);
    if (state !== undefined) {
      load();
    }
  };
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    if (link) {
      latest.current(link);
    }
  }, [link]);

  const restoreLook = useCallback(
    (state: DemoState) => {
      const frame = frameOf(state);
      if (frame) {
        openFrame(frame);
      }
    },
    [openFrame],
  );

  const getOriginal = useCallback(
    async (variant: CodeVariant) => (await fetchSource(`${base}${EXTENSIONS[variant]}.html`)).text,
    [base],
  );

  const run = async ({ variant, code }: DemoState) => {
    try {
      live.put(variant, await getOriginal(variant), code ?? '');
      codeVariant.set(variant);
      setLinkState(null);
    } catch {
      showNotice(t('demo.sourceFailed', { name }));
    }
  };

  if (linkState === null || !LinkedDemo) {
    return null;
  }
  return (
    <LinkedDemo
      key={linkState}
      name={name}
      compressed={linkState}
      onState={restoreLook}
      onRun={run}
      getOriginal={getOriginal}
      onDiscard={() => {
        setLinkState(null);
        onDiscarded();
      }}
    />
  );
}
