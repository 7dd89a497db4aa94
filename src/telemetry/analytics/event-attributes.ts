/** A click event. */
interface ClickEvent {
  category: string;
  /** Default: `click`. */
  action?: string;
  label?: string;
  /** Share of clicks that are counted, from 0 to 1. Default: 1. */
  split?: number;
}

/**
 * Attributes of an element whose clicks are counted. MDX pages can also set them directly.
 *
 * @example <button {...eventAttributes({ category: 'demo', action: 'expand', label: name })}>
 */
export function eventAttributes({ category, action, label, split }: ClickEvent) {
  return {
    'data-event-category': category,
    'data-event-action': action,
    'data-event-label': label,
    'data-event-split': split,
  };
}
