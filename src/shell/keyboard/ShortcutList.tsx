import { Fragment } from 'react';
import { usePersisted } from '@site/src/foundation/browser/persisted';
import { Dialog, DialogBoundary } from '@site/src/ui/dialog';
import { useTranslate } from '@site/src/foundation/i18n';
import { shortcuts } from '@site/src/reader/settings';
import { hasAction } from './actions';
import { commandKeyName, SHORTCUTS } from './shortcuts';
import type { Chord } from './shortcuts';
import styles from './ShortcutList.module.css';

function keysOf({ key, command }: Chord): string[] {
  return command ? [commandKeyName(), key.toUpperCase()] : [key];
}

interface Props {
  onClose: () => void;
}

/** The list of all shortcuts that are currently available. */
export function ShortcutList({ onClose }: Props) {
  const t = useTranslate();
  return (
    <DialogBoundary title={t('keyboard.title')} onClose={onClose}>
      <Shortcuts onClose={onClose} />
    </DialogBoundary>
  );
}

function Shortcuts({ onClose }: Props) {
  const t = useTranslate();
  const isOn = usePersisted(shortcuts) === 'on';
  return (
    <Dialog title={t('keyboard.title')} shape="sheet" onClose={onClose}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('keyboard.action')}</th>
            <th scope="col">{t('keyboard.keys')}</th>
          </tr>
        </thead>
        <tbody>
          {SHORTCUTS.filter(({ id }) => hasAction(id)).map(({ id, chords, label }) => (
            <tr key={id}>
              <th scope="row">{t(label)}</th>
              <td>
                {chords.map((chord, index) => (
                  <Fragment key={chord.key}>
                    {index > 0 && ` ${t('keyboard.or')} `}
                    {/* In the order of the keyboard, in both directions. */}
                    <span dir="ltr" className={styles.chord}>
                      {keysOf(chord).map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </span>
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('keyboard.sidebar')}</th>
            <td>
              <span dir="ltr" className={styles.chord}>
                <kbd>↑</kbd>
                <kbd>↓</kbd>
              </span>
            </td>
          </tr>
        </tbody>
      </table>
      {!isOn && <p className={styles.note}>{t('keyboard.singleOff')}</p>}
    </Dialog>
  );
}
