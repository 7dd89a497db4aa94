import { createElement, memo } from 'react';
import type { ReactNode } from 'react';
import type { IconDrawing, IconShape } from './types';

function element([tag, attributes, children]: IconShape, key: number): ReactNode {
  return createElement(tag, { ...attributes, key }, children?.map(element));
}

interface Props {
  /** Absent while it's loading, which reserves the space. */
  drawing?: IconDrawing;
  /** Width and height in pixels. */
  size?: number;
}

/** An icon in the text color. It's decorative, so name it next to it. */
export const IconSvg = memo(function IconSvg({ drawing, size = 32 }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      {typeof drawing === 'string' ? <path d={drawing} /> : drawing?.map(element)}
    </svg>
  );
});
