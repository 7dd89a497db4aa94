import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { eventAttributes } from '@site/src/analytics';
import { CopyButton } from '@site/src/code';
import home from './Home.module.css';
import styles from './Hero.module.css';

const INSTALL = 'npm install @mui/material @emotion/react @emotion/styled';

/** The headline: what the site documents, with links to get started. */
export function Hero() {
  return (
    <header className={styles.wash}>
      <div className={clsx(home.inner, styles.hero)}>
        <Heading as="h1" className={styles.title}>
          React components with live demos
        </Heading>
        <div className={styles.start}>
          <p className={styles.lead}>
            Documentation for Material UI, Joy UI and MUI System: two design systems and the styling
            utilities they share. Every component has live demos with their source code.
          </p>
          <div className={styles.actions}>
            <Link
              className={clsx(styles.action, styles.primary)}
              to="/material-ui/getting-started/"
              {...eventAttributes({ category: 'home', label: 'get-started' })}
            >
              Get started
            </Link>
            <Link
              className={styles.action}
              to="/material-ui/react-button/"
              {...eventAttributes({ category: 'home', label: 'see-a-component' })}
            >
              See a component
            </Link>
          </div>
          <div className={styles.install}>
            <code className={styles.command}>{INSTALL}</code>
            <CopyButton className={styles.copy} getText={() => INSTALL} />
          </div>
        </div>
      </div>
    </header>
  );
}
