import type { CodeVariant } from '@site/src/settings';

/** Marks the chosen language in a toolbar as the server rendered it, which knows no reader. */
export function showVariant(toolbar: Element, variant: CodeVariant): void {
  for (const button of toolbar.querySelectorAll<HTMLElement>('[data-variant]')) {
    button.setAttribute('aria-pressed', String(button.dataset.variant === variant));
  }
}
