import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';
import { useOwnTexts } from '@site/src/foundation/i18n';
import { productById } from '@site/src/foundation/products';
import { compareComponents } from 'react-component-api/compare';
import type { CompareData, ComponentApi } from '../types';
import { Changes } from './Changes';
import { lastReleases, readChoice, searchOf } from './choice';
import type { Choice } from './choice';
import styles from './Compare.module.css';
import { CompareForm } from './CompareForm';
import { useDescriptions } from './use-descriptions';
import { TEXTS } from './texts';

interface Props {
  choice: Choice;
  before: ComponentApi;
  after: ComponentApi;
}

/** The changes of a component between two versions. */
function Comparison({ choice, before, after }: Props) {
  const t = useOwnTexts(TEXTS);
  const changes = compareComponents(before, after);
  const parts = (['props', 'slots', 'classes'] as const).filter((part) => changes[part].length > 0);
  const { systemProps } = changes;
  const count = parts.reduce((sum, part) => sum + changes[part].length, systemProps ? 1 : 0);
  const key = ({ 0: 'same', 1: 'one' } as const)[count] ?? 'some';
  return (
    <>
      <p role="status">{t(`${key}`, { count, ...choice })}</p>
      {systemProps && <p>{t(`systemProps.${systemProps}`, { ...choice })}</p>}
      {parts.map((part) => (
        <Changes key={part} part={part} changes={changes[part]} />
      ))}
    </>
  );
}

function missingIn({ components }: CompareData, { component, from, to }: Choice): string[] {
  const { versions = [] } = components.find(({ name }) => name === component) ?? {};
  return [...new Set([from, to])].filter((version) => !versions.includes(version));
}

/** Compares a component between two versions. The choice is stored in the URL. */
export function CompareComponent({ data }: { data: CompareData }) {
  const t = useOwnTexts(TEXTS);
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const location = useLocation();
  const [attempt, setAttempt] = useState(0);

  // The server doesn't know the query, so the first client render must ignore it too.
  const { choice, unknown } = readChoice(isBrowser ? location.search : '', data);
  const { component } = choice;
  const missing = missingIn(data, choice);
  const isComparable = isBrowser && missing.length === 0;
  const descriptions = useDescriptions(data.product, isComparable ? choice : null, attempt);
  const slug = data.components.find(({ name }) => name === component)?.slug;

  const choose = (asked: Choice) => {
    const isOther = asked.component !== component && missingIn(data, asked).length > 0;
    const chosen = isOther ? lastReleases(data, asked.component) : asked;
    history.replace({ ...location, search: searchOf(chosen, location.search) });
  };

  return (
    <>
      <CompareForm data={data} choice={choice} onChoice={choose} />
      <div className={styles.result}>
        {unknown.map(({ what, value }) => (
          <p key={value} role="alert">
            {t(`unknown.${what}`, { value, known: data.versions.join(', ') })}
          </p>
        ))}
        {missing.length > 0 && (
          <p role="status">{t('missing', { component, versions: missing.join(', ') })}</p>
        )}
        {descriptions.state === 'loading' && <p role="status">{t('loading')}</p>}
        {descriptions.state === 'failed' && (
          <p role="alert">
            {t('failed', { component })}{' '}
            <button
              type="button"
              className={styles.retry}
              onClick={() => setAttempt((last) => last + 1)}
            >
              {t('retry')}
            </button>
          </p>
        )}
        {descriptions.state === 'loaded' && <Comparison {...descriptions} />}
        {isBrowser && slug && descriptions.state !== 'loading' && (
          <p>
            <Link to={`${productById(data.product).basePath}/api/${slug}/`}>
              {t('page', { component })}
            </Link>
          </p>
        )}
      </div>
    </>
  );
}
