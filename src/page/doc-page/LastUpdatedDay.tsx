import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';

// A constant: with a new object, React would overwrite the server's HTML with the empty string.
const KEEP = { __html: '' };

function Formatted({ day }: { day: Date }) {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(day);
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
