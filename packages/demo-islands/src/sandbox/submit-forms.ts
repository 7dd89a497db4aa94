function submitterOf(event: MouseEvent): HTMLButtonElement | HTMLInputElement | null {
  const target = event.target instanceof Element ? event.target : null;
  return (
    target?.closest<HTMLButtonElement | HTMLInputElement>(
      'button:not([type]), button[type="submit"], input[type="submit"]',
    ) ?? null
  );
}

/**
 * Fires the `submit` event of forms, which a sandbox without `allow-forms` never fires. Nothing is
 * sent.
 */
export function submitForms(): void {
  window.addEventListener('click', (event) => {
    const submitter = submitterOf(event);
    const form = submitter?.form;
    if (!form || submitter.disabled || event.defaultPrevented) {
      return;
    }
    event.preventDefault();
    if (form.noValidate || form.reportValidity()) {
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    }
  });
}
