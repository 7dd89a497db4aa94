import type { EditorForm } from './forms';

function post({ action, fields }: EditorForm, target: string): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

let serial = 0;

/**
 * Posts a form to an online editor.
 *
 * @param tab - Tab that was opened for it; `null` if the browser blocked it.
 */
export function postForm(form: EditorForm, tab: Window | null): void {
  let target = '_blank';
  if (tab) {
    serial += 1;
    target = `sandbox-${serial}`;
    tab.name = target;
    // Prevents the editor from accessing this page.
    tab.opener = null;
  }
  post(form, target);
}
