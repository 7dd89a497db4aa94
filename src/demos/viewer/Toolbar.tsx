import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { nextIndex, rowArrows } from '@site/src/foundation/browser/next-index';

/** Attributes of a control in a toolbar. */
export interface Stop {
  'data-stop': string;
  tabIndex: 0 | -1;
}

interface Props {
  className?: string;
  label: string;
  /** Id of the control that Tab reaches first. */
  first: string;
  /** Renders the controls; each one spreads `stop(id)` with a unique id. */
  children: (stop: (id: string) => Stop) => ReactNode;
}

/** The visible controls; narrow viewports hide some. */
function visibleStops(toolbar: Element): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('[data-stop]')].filter(
    (stop) => stop.getClientRects().length > 0,
  );
}

/** A toolbar as in the ARIA Authoring Practices: one tab stop, and arrow keys inside. */
export function Toolbar({ className, label, first, children }: Props) {
  const [stop, setStop] = useState(first);

  const handleKeyDown = (event: KeyboardEvent) => {
    const target = (event.target as Element).closest('[data-stop]');
    if (!target || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const stops = visibleStops(event.currentTarget);
    const arrows = rowArrows(event.currentTarget);
    const index = nextIndex(event.key, stops.indexOf(target as HTMLElement), stops.length, arrows);
    if (index !== null) {
      event.preventDefault();
      stops[index]?.focus();
    }
  };
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    setStop(target.dataset.stop ?? stop);
  };
  // The first control is visible at every width, so Tab always reaches the toolbar.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) {
      setStop(first);
    }
  };

  return (
    <div
      className={className}
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {children((id) => ({ 'data-stop': id, tabIndex: id === stop ? 0 : -1 }))}
    </div>
  );
}
