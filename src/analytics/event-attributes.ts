/** What a click on an element is called. */
interface ClickEvent {
  category: string;
  /** `click` without. */
  action?: string;
  label?: string;
  /** Share of clicks that are counted, 0 to 1; all without. */
  split?: number;
}

/**
 * Attributes of an element whose clicks are counted. Pages may write them by hand.
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
