import { useEffect, useRef, useState } from 'react';
import { canStore } from '@site/src/foundation/browser/can-store';
import { usePersisted } from '@site/src/foundation/browser/persisted';
import { useConsent } from '@site/src/reader/consent';
import { DensityControl } from '@site/src/reader/density-control';
import { Dialog, DialogBoundary } from '@site/src/ui/dialog';
import { DEFAULT_LANGUAGE, askedLanguage, useTranslate } from '@site/src/foundation/i18n';
import { runShortcut } from '@site/src/shell/keyboard';
import { KeepOffline } from '@site/src/shell/offline';
import {
  dispatchThemeAction,
  mode,
  resetSettings,
  setModeChoice,
  shortcuts,
  useSettings,
} from '@site/src/reader/settings';
import { ColorToolLink } from './ColorToolLink';
import { LanguageSelect, chooseLanguage } from './LanguageSelect';
import { ThemeField } from './ThemeField';
import { SegmentedControl } from '@site/src/ui/segmented-control';
import styles from './SettingsPanel.module.css';

const MODES = ['light', 'system', 'dark'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;

interface Props {
  onClose: () => void;
}

/** The settings panel. Choices apply immediately. */
export function SettingsPanel({ onClose }: Props) {
  const t = useTranslate();
  return (
    <DialogBoundary title={t('settings.title')} onClose={onClose}>
      <Settings onClose={onClose} />
    </DialogBoundary>
  );
}

function Settings({ onClose }: Props) {
  const t = useTranslate();
  const { direction } = useSettings();
  const areShortcutsOn = usePersisted(shortcuts) === 'on';
  const [wasReset, setWasReset] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const [isStored] = useState(canStore);
  const consent = useConsent();

  useEffect(() => {
    if (wasReset) {
      note.current!.scrollIntoView({ block: 'nearest' });
    }
  }, [wasReset]);

  return (
    <Dialog title={t('settings.title')} shape="drawer" onClose={onClose}>
      <div className={styles.fields} onChange={() => setWasReset(false)}>
        <SegmentedControl
          label={t('settings.mode')}
          segments={MODES.map((value) => ({ value, label: t(`settings.modes.${value}`) }))}
          value={usePersisted(mode)}
          onChange={setModeChoice}
        />
        <SegmentedControl
          label={t('settings.direction')}
          segments={DIRECTIONS.map((value) => ({
            value,
            label: t(`settings.directions.${value}`),
          }))}
          value={direction}
          onChange={(value) =>
            dispatchThemeAction({ type: 'CHANGE', payload: { direction: value } })
          }
        />
        <DensityControl />
        <ThemeField onLeave={onClose} />
        <ColorToolLink onLeave={onClose} />
        <LanguageSelect />
        <div className={styles.field}>
          <span className={styles.label}>{t('settings.keyboard')}</span>
          <label className={styles.switch}>
            <input
              type="checkbox"
              role="switch"
              className={styles.checkbox}
              checked={areShortcutsOn}
              onChange={({ target }) => shortcuts.set(target.checked ? 'on' : 'off')}
            />
            {t('settings.shortcuts')}
          </label>
          <button
            type="button"
            className={styles.textButton}
            onClick={() => {
              onClose();
              runShortcut('help');
            }}
          >
            {t('settings.showShortcuts')}
          </button>
        </div>
        <KeepOffline />
        {consent && (
          <div className={styles.field}>
            <span className={styles.label}>{t('analytics.setting')}</span>
            <label className={styles.switch}>
              <input
                type="checkbox"
                role="switch"
                className={styles.checkbox}
                checked={consent.isGranted}
                onChange={({ target }) => consent.setGranted(target.checked)}
              />
              {t('analytics.count')}
            </label>
          </div>
        )}
      </div>
      <p ref={note} role="status" className={styles.note}>
        {wasReset && t('settings.resetDone')}
      </p>
      <button
        type="button"
        className={styles.reset}
        onClick={() => {
          resetSettings();
          setWasReset(true);
          // A language in the URL takes precedence.
          const asked = askedLanguage(window.location.search);
          if (asked !== null && asked !== DEFAULT_LANGUAGE) {
            chooseLanguage(DEFAULT_LANGUAGE);
          }
        }}
      >
        {t('settings.reset')}
      </button>
      {!isStored && <p className={styles.note}>{t('settings.notStored')}</p>}
    </Dialog>
  );
}
