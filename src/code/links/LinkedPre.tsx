import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useOnIntent } from '@site/src/browser/use-on-intent';
import { linkOf, moveAmongLinks } from './links-of-code';

/** How long the pointer rests on a name before its hint shows, in ms. */
const SHOW_AFTER = 250;

/** How long the hint stays when the pointer leaves, in ms: enough to reach it. */
const HIDE_AFTER = 200;

const importHint = () => import('./HintCard').then(({ HintCard }) => HintCard);

function isPlainPress({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

interface Props extends Omit<
  ComponentProps<'pre'>,
  'onPointerOver' | 'onPointerLeave' | 'onFocus' | 'onBlur'
> {
  /** Takes the reader to another page of the site; given, because a demo's code is outside of the router. */
  onFollow: (address: string) => void;
}

/**
 * A `<pre>` whose code may lead to the API reference: type and description show on hover and focus,
 * arrow keys move from link to link, Tab passes all but one of them. What happens on a link is not
 * told to the handlers that are given.
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
    }
    // Whatever stands there now: React may not have rendered yet what an earlier timer set.
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
    } else if (isPlainPress(event)) {
      event.preventDefault();
      onFollow(pressed.pathname + pressed.hash);
    }
  };

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed are the links inside */}
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
