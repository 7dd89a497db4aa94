import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { isPlainClick } from 'docusaurus-speed/plain-click';
import { useOnIntent } from '@site/src/foundation/browser/use-on-intent';
import { linkOf, moveAmongLinks } from './links-of-code';

/** How long the pointer has to hover over a name before its hint appears, in ms. */
const SHOW_AFTER = 250;

/** How long the hint stays after the pointer leaves, in ms: long enough to reach it. */
const HIDE_AFTER = 200;

const importHint = () => import('./HintCard').then(({ HintCard }) => HintCard);

interface Props extends Omit<
  ComponentProps<'pre'>,
  'onPointerOver' | 'onPointerLeave' | 'onFocus' | 'onBlur'
> {
  /** Navigates to another page of the site; a prop, because a demo's code is outside the router. */
  onFollow: (address: string) => void;
}

/**
 * A `<pre>` whose code can contain links to the API reference. Type and description appear on hover
 * and focus; the links share one tab stop, and arrow keys move between them. `onClick` and `onKeyDown`
 * aren't called for events on a link.
 */
export function LinkedPre({ onFollow, onClick, onKeyDown, ...props }: Props) {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const { Component: HintCard, load } = useOnIntent(importHint);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: HTMLAnchorElement | null, after: number) => {
    clearTimeout(timer.current);
    if (next) {
      load();
      void window.docusaurus.preload(next.pathname);
    }
    // Even if there's no hint: React may not have rendered the one from an earlier timer yet.
    timer.current = setTimeout(() => setLink(next), after);
  };

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') {
      const next = linkOf(target);
      show(next, next ? SHOW_AFTER : HIDE_AFTER);
    }
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLPreElement>) => {
    if (event.key === 'Escape') {
      show(null, 0);
    }
    if (!linkOf(event.target)) {
      onKeyDown?.(event);
    } else if (moveAmongLinks(event.target, event.key)) {
      event.preventDefault();
    }
  };

  const handleClick = (event: MouseEvent<HTMLPreElement>) => {
    const pressed = linkOf(event.target);
    if (!pressed) {
      onClick?.(event);
    } else if (isPlainClick(event)) {
      event.preventDefault();
      onFollow(pressed.pathname + pressed.hash);
    }
  };

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside are the interactive elements */}
      <pre
        {...props}
        onPointerOver={onPointerOver}
        onPointerLeave={() => show(null, HIDE_AFTER)}
        onFocus={({ target }: FocusEvent) => show(linkOf(target), 0)}
        onBlur={() => show(null, 0)}
        onKeyDown={handleKeyDown}
        onClick={handleClick}
      />
      {link && HintCard && (
        <HintCard
          key={link.dataset.api}
          link={link}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={() => show(null, HIDE_AFTER)}
          onClose={() => show(null, 0)}
        />
      )}
    </>
  );
}
