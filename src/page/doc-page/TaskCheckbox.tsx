import type { ComponentProps } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';

/** The checkbox of a Markdown task list, with an accessible name. */
export function TaskCheckbox(props: ComponentProps<'input'>) {
  const t = useTranslate();
  return <input {...props} aria-label={t(props.checked ? 'page.done' : 'page.toDo')} />;
}
