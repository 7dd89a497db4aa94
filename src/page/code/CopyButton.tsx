import { useCallback, useEffect, useRef, useState } from 'react';
import type { ButtonHTMLAttributes } from 'react';
import { hideTooltipsOnEscape } from '@site/src/foundation/browser/hide-tooltips';
import { useTranslate } from '@site/src/foundation/i18n';
import type { TranslationKey } from '@site/src/foundation/i18n';
import { copyText } from './copy-text';
import { KEYBOARD_COPY, listenForKeys } from './keyboard-copy';
import type { KeyboardCopyEvent } from './keyboard-copy';

/** How long "Copied" is shown after a click, in ms: product specification, section 9. */
const COPIED_MS = 1200;

/** How long it's shown after copying with the keyboard, in ms: product specification, section 9. */
const COPIED_BY_KEYBOARD_MS = 2000;

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  /** Returns the text when the reader clicks the button. */
  getText: () => string | Promise<string>;
  /** The button's labels before and after copying, and if copying fails. */
  labels?: Record<State, TranslationKey>;
  /** Class of the label, for a button with an icon and a tooltip. */
  labelClassName?: string;
}

type State = 'idle' | 'copied' | 'failed';

const LABELS: Record<State, TranslationKey> = {
  idle: 'code.copy',
  copied: 'code.copied',
  failed: 'code.copyFailed',
};

/**
 * Copies text; its label changes from "Copy" to "Copied" for 1200 ms. Inside an element with
 * `data-copies`, the label also changes, for 2000 ms, when the reader copies that element's code with
 * Ctrl/Cmd + C. `children` is an icon in front of the label; `data-copy` has the state, for styles.
 */
export function CopyButton({
  getText,
  labels = LABELS,
  labelClassName,
  children,
  ...attributes
}: Props) {
  const t = useTranslate();
  const [state, setState] = useState<State>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(hideTooltipsOnEscape, []);

  const copy = useCallback(async (get: Props['getText'], duration: number) => {
    const copied = await Promise.resolve()
      .then(get)
      .then(copyText, () => false);
    setState(copied ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), duration);
  }, []);

  useEffect(() => {
    const element = button.current!;
    const onKeyboardCopy = (event: Event) =>
      void copy(() => (event as KeyboardCopyEvent).detail, COPIED_BY_KEYBOARD_MS);
    element.addEventListener(KEYBOARD_COPY, onKeyboardCopy);
    const stopListening = listenForKeys();
    return () => {
      element.removeEventListener(KEYBOARD_COPY, onKeyboardCopy);
      stopListening();
    };
  }, [copy]);

  return (
    <button
      {...attributes}
      ref={button}
      type="button"
      data-copy={state}
      onClick={() => void copy(getText, COPIED_MS)}
    >
      {children}
      <span className={labelClassName} aria-live="polite">
        {t(labels[state])}
      </span>
    </button>
  );
}
