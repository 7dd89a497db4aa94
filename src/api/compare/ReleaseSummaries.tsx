import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useOwnTexts } from '@site/src/foundation/i18n';
import { productById } from '@site/src/foundation/products';
import { compareLink } from '../compare-link';
import type { ChangeCounts, ChangeKind, CompareData, ReleaseSummary } from '../types';
import styles from './Compare.module.css';
import { COMPONENT_FIELD } from './CompareForm';
import { TEXTS } from './texts';

const PARTS = ['props', 'slots', 'classes'] as const;

function Counts({ counts }: { counts: ChangeCounts }) {
  const t = useOwnTexts(TEXTS);
  const kinds = Object.entries(counts) as [ChangeKind, number][];
  return kinds.map(([kind, count]) => t(`count.${kind}`, { count })).join(', ');
}

function Changed({ data, summary }: { data: CompareData; summary: ReleaseSummary }) {
  const t = useOwnTexts(TEXTS);
  const { from, to, changed } = summary;
  return (
    <ul className={styles.changes}>
      {changed.map((one) => (
        <li key={one.name} className={styles.change}>
          <Link
            // With a fragment, focus doesn't move to the start of the page.
            to={`${compareLink(data.product, one.name, from, to)}#component`}
            className={styles.subject}
            onClick={() => document.getElementById(COMPONENT_FIELD)?.focus()}
          >
            {one.name}
          </Link>
          <div>
            {PARTS.filter((part) => Object.keys(one[part]).length > 0).map((part) => (
              <div key={part}>
                {t(`${part}`)}: <Counts counts={one[part]} />
              </div>
            ))}
            {one.systemProps && (
              <div>{t(`systemProps.${one.systemProps}`, { component: one.name, to })}</div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Summary({ data, summary }: { data: CompareData; summary: ReleaseSummary }) {
  const t = useOwnTexts(TEXTS);
  const { from, to, added, removed, changed, unchanged, unknown } = summary;
  const { basePath } = productById(data.product);
  const slugOf = (component: string) =>
    data.components.find(({ name }) => name === component)?.slug;
  const count = {
    added: added.length,
    removed: removed.length,
    changed: changed.length,
    unchanged,
  };
  return (
    <section>
      <Heading as="h3">{t('step', { from, to })}</Heading>
      <p>{t('totals', count)}</p>
      {unknown.length > 0 && <p>{t('unknownPackages', { from, packages: unknown.join(', ') })}</p>}
      {added.length > 0 && (
        <>
          <Heading as="h4">{t('newComponents')}</Heading>
          <ul>
            {added.map((name) => {
              const slug = slugOf(name);
              return (
                <li key={name}>
                  {slug ? (
                    <Link to={`${basePath}/api/${slug}/`}>{name}</Link>
                  ) : (
                    // A later release has removed it.
                    <code>{name}</code>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {removed.length > 0 && (
        <>
          <Heading as="h4">{t('removedComponents')}</Heading>
          <ul>
            {removed.map(({ name, html }) => (
              <li key={name}>
                <code>{name}</code>
                {html && <div dangerouslySetInnerHTML={{ __html: html }} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {changed.length > 0 && (
        <>
          <Heading as="h4">{t('changedComponents')}</Heading>
          <Changed data={data} summary={summary} />
        </>
      )}
    </section>
  );
}

/** The changes of all components between consecutive documented releases. */
export function ReleaseSummaries({ data }: { data: CompareData }) {
  return data.summaries.map((summary) => (
    <Summary key={summary.from} data={data} summary={summary} />
  ));
}
