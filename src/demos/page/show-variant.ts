import type { CodeVariant } from '@site/src/reader/settings';

/** Marks the selected language in a server-rendered toolbar; the server doesn't know the selection. */
export function showVariant(toolbar: Element, variant: CodeVariant): void {
  for (const button of toolbar.querySelectorAll<HTMLElement>('[data-variant]')) {
    button.setAttribute('aria-pressed', String(button.dataset.variant === variant));
  }
}
