import { useHtml } from '@site/src/foundation/browser/use-html';
import { useOwnTexts } from '@site/src/foundation/i18n';
import styles from './EntryDescription.module.css';
import { Identifiers } from './Identifiers';
import { TEXTS } from './texts';
import type { ApiEntry } from './types';

function Html({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={useHtml(html)} />;
}

function Signature({ text, arguments: list = [], returns }: NonNullable<ApiEntry['signature']>) {
  const t = useOwnTexts(TEXTS);
  return (
    <div className={styles.signature}>
      {text && (
        <div>
          {t('signature')} <Identifiers text={text} />
        </div>
      )}
      {list.length > 0 && (
        <ul>
          {list.map(({ name, text: html }) => (
            <li key={name}>
              <Identifiers text={name} />: <Html html={html} className={styles.inline} />
            </li>
          ))}
        </ul>
      )}
      {returns && (
        <div>
          {t('returns')} <Html html={returns} className={styles.inline} />
        </div>
      )}
    </div>
  );
}

/** The description cell: deprecation, text, augmentable interface, callback signature, references and notes. */
export function EntryDescription({ entry }: { entry: ApiEntry }) {
  const t = useOwnTexts(TEXTS);
  const { text, deprecated, extendedBy, signature, see = [], notes = [] } = entry;
  return (
    <>
      {deprecated && <Html html={deprecated} className={styles.deprecated} />}
      {text && <Html html={text} />}
      {extendedBy && (
        <div className={styles.note}>
          {t('extendedBy')} <Identifiers text={extendedBy} />.
        </div>
      )}
      {signature && <Signature {...signature} />}
      {see.map((one) => (
        <div key={one} className={styles.note}>
          {t('see')} <Html html={one} className={styles.inline} />
        </div>
      ))}
      {notes.map((one) => (
        <Html key={one} html={one} className={styles.note} />
      ))}
    </>
  );
}
