function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) {
      focused.focus({ preventScroll: true });
    }
  }
}

/**
 * Copies text with the Clipboard API, or with the older command if it's missing or denied.
 *
 * @returns Whether the text was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // eslint-disable-next-line baseline-js/use-baseline -- a missing one throws
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
