import { useTranslate } from '@site/src/foundation/i18n';
import { compareComponents } from '../history';
import type { ComponentApi } from '../types';
import { Changes } from './Changes';
import type { Choice } from './choice';

interface Props {
  choice: Choice;
  before: ComponentApi;
  after: ComponentApi;
}

/** The changes of a component between two versions. */
export function Comparison({ choice, before, after }: Props) {
  const t = useTranslate();
  const changes = compareComponents(before, after);
  const parts = (['props', 'slots', 'classes'] as const).filter((part) => changes[part].length > 0);
  const count = parts.reduce((sum, part) => sum + changes[part].length, 0);
  const key = ({ 0: 'same', 1: 'one' } as const)[count] ?? 'some';
  return (
    <>
      <p role="status">{t(`compare.${key}`, { count, ...choice })}</p>
      {parts.map((part) => (
        <Changes key={part} part={part} changes={changes[part]} />
      ))}
    </>
  );
}
