import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { FRAME_WIDTHS, clampWidth } from './frame-settings';
import styles from './FramedDemo.module.css';

/** Px that an arrow key moves the edge by, without and with Shift. */
const STEP = 8;
const LARGE_STEP = 80;

interface Props {
  /** Current width in px. */
  width: number;
  /** Id of the element whose width it changes. */
  controls: string;
  onWidthChange: (width: number) => void;
}

function isMirrored(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** The edge of a frame, which can be dragged or moved with arrow keys. */
export function WidthHandle({ width, controls, onWidthChange }: Props) {
  const t = useTranslate();
  const drag = useRef<{ x: number; width: number } | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (drag.current) {
      const moved = event.clientX - drag.current.x;
      const way = isMirrored(event.currentTarget) ? -moved : moved;
      onWidthChange(clampWidth(drag.current.width + way));
    }
  };
  const onPointerEnd = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const wider = isMirrored(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const narrower = wider === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const next = new Map([
      [wider, width + step],
      [narrower, width - step],
      ['Home', FRAME_WIDTHS.min],
      ['End', FRAME_WIDTHS.max],
    ]).get(event.key);
    if (next !== undefined) {
      event.preventDefault();
      onWidthChange(clampWidth(next));
    }
  };

  return (
    <div
      role="slider"
      aria-label={t('frame.width')}
      aria-controls={controls}
      aria-valuemin={FRAME_WIDTHS.min}
      aria-valuemax={FRAME_WIDTHS.max}
      aria-valuenow={Math.round(width)}
      aria-valuetext={t('frame.widthValue', { width: Math.round(width) })}
      tabIndex={0}
      className={styles.handle}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onKeyDown={onKeyDown}
    />
  );
}
