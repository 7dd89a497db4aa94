import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '@site/src/foundation/i18n';
import type { ApiHint } from '../types';
import { fetchHint } from './fetch-hint';
import { placeHint } from './place-hint';
import styles from './HintCard.module.css';

interface Props {
  /** The link in the code that the hint describes. */
  link: HTMLAnchorElement;
  /** Called when the pointer enters or leaves the hint. */
  onEnter: () => void;
  onLeave: () => void;
  /** Called when the reader presses Escape. */
  onClose: () => void;
}

function useHint(link: HTMLAnchorElement): ApiHint | undefined {
  const [hint, setHint] = useState<ApiHint>();
  useEffect(() => {
    let gone = false;
    fetchHint(link).then(
      (found) => !gone && setHint(found),
      (error: unknown) => console.error('Failed to load a description.', error),
    );
    return () => {
      gone = true;
    };
  }, [link]);
  return hint;
}

/** Type and description of the component or prop that a link in code refers to. */
export function HintCard({ link, onEnter, onLeave, onClose }: Props) {
  const t = useTranslate();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const hint = useHint(link);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) {
      return undefined;
    }
    const place = () => {
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const box = element.getBoundingClientRect();
      const { left, top } = placeHint(link.getBoundingClientRect(), box, { width, height });
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    link.setAttribute('aria-describedby', id);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      link.removeAttribute('aria-describedby');
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [link, hint, id]);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  if (!hint) {
    return null;
  }
  const { type, default: initial, required, deprecated, html } = hint;
  return createPortal(
    <div
      ref={card}
      id={id}
      className={styles.card}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <p className={styles.name}>
        <code dir="ltr">{link.dataset.api}</code>
        {required && <span className={styles.mark}>{t('code.apiRequired')}</span>}
        {deprecated && <span className={styles.warning}>{t('code.apiDeprecated')}</span>}
      </p>
      {(type || initial) && (
        <dl className={styles.facts}>
          {type && (
            <div>
              <dt>{t('code.apiType')}</dt>
              <dd>
                <code dir="ltr">{type}</code>
              </dd>
            </div>
          )}
          {initial && (
            <div>
              <dt>{t('code.apiDefault')}</dt>
              <dd>
                <code dir="ltr">{initial}</code>
              </dd>
            </div>
          )}
        </dl>
      )}
      {/* HTML from plugins/reference/code-links. */}
      {html && <p className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />}
    </div>,
    document.body,
  );
}
