import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';
import type { ReactNode } from 'react';
import { LastUpdatedDay } from '@site/src/page/doc-page';

/** Says on which day the page was last updated. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  return (
    lastUpdatedAt && (
      <span className={ThemeClassNames.common.lastUpdated}>
        <Translate
          id="theme.lastUpdated.lastUpdatedAtBy"
          values={{
            atDate: (
              <Translate
                id="theme.lastUpdated.atDate"
                values={{ date: <LastUpdatedDay time={lastUpdatedAt} /> }}
              >
                {' on {date}'}
              </Translate>
            ),
            byUser: '',
          }}
        >
          {'Last updated{atDate}{byUser}'}
        </Translate>
      </span>
    )
  );
}
