import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '@site/src/i18n';
import type { TranslationKey } from '@site/src/i18n';
import { copyText } from './copy-text';

/** How long "Copied" stays, in ms: product specification, section 9. */
const COPIED_MS = 1200;

interface Props {
  className?: string;
  /** Gives the text when the reader presses the button. */
  getText: () => string | Promise<string>;
}

type State = 'idle' | 'copied' | 'failed';

const LABELS: Record<State, TranslationKey> = {
  idle: 'code.copy',
  copied: 'code.copied',
  failed: 'code.copyFailed',
};

/** Copies a text and says so: "Copy", then "Copied" for 1200 ms. */
export function CopyButton({ className, getText }: Props) {
  const t = useTranslate();
  const [state, setState] = useState<State>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const copied = await Promise.resolve()
      .then(getText)
      .then(copyText, () => false);
    setState(copied ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), COPIED_MS);
  };

  return (
    <button type="button" className={className} onClick={copy}>
      <span aria-live="polite">{t(LABELS[state])}</span>
    </button>
  );
}
