import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';
import { ownValue } from '@site/src/foundation/own-value';

// A constant: with a new object, React would overwrite the server's HTML with the empty string.
const KEEP = { __html: '' };

function Formatted({ day }: { day: Date }) {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return new Intl.DateTimeFormat(currentLocale, {
    calendar: ownValue(localeConfigs, currentLocale)!.calendar,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day);
}

/**
 * A day in the language of the site. Hydration keeps the server's text, because a page's first
 * `Intl.DateTimeFormat` takes 60 ms of a slow device.
 *
 * @param props.time - In ms since 1970.
 */
export function LastUpdatedDay({ time }: { time: number }) {
  const [isKept] = useState(!useIsBrowser() && !__SERVER__);
  const day = new Date(time);
  const attributes = { dateTime: day.toISOString(), itemProp: 'dateModified' };
  return (
    <b>
      {isKept ? (
        <time {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={KEEP} />
      ) : (
        <time {...attributes}>
          <Formatted day={day} />
        </time>
      )}
    </b>
  );
}
