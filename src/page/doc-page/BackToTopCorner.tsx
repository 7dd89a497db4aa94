import { useEffect, useRef } from 'react';
import { BackToTop } from './BackToTop';
import styles from './BackToTopCorner.module.css';

/** What the button must not cover. */
const CONTROLS = 'a, button, input, select, textarea, summary, label, [role=tab], [role=combobox]';

/** Where it looks for controls, in parts of its size: a link's text is lower than a control is wide. */
const COLUMNS = [0, 0.5, 0.99];
const ROWS = [0, 0.25, 0.5, 0.75, 0.99];

/** Whether a control is below the button. */
function coversControl(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  const isOver = (x: number, y: number) =>
    document
      .elementsFromPoint(left + x * width, top + y * height)
      .some((element) => element.matches(CONTROLS) && !button.contains(element));
  return COLUMNS.some((x) => ROWS.some((y) => isOver(x, y)));
}

/**
 * The back-to-top button in a corner of the window, where the page has no contents bar. It hides while
 * it would cover a control.
 */
export function BackToTopCorner() {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      button.current!.toggleAttribute('data-covers', coversControl(button.current!));
    };
    // The position is read before the frame is drawn, at most once.
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, []);

  return <BackToTop ref={button} className={styles.corner} />;
}
