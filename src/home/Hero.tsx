import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { eventAttributes } from '@site/src/telemetry/analytics';
import { installCommand } from '@site/src/foundation/products';
import { CopyButton } from '@site/src/page/code';
import OrderDesk from '@site/docs-home/_OrderDesk.mdx';
import home from './Home.module.css';
import styles from './Hero.module.css';
import { ThemeControls } from './ThemeControls';

const INSTALL = installCommand(['@mui/material', '@emotion/react', '@emotion/styled']);

/** What the libraries are and for whom, links to get started, and a product screen to try. */
export function Hero() {
  return (
    <header className={styles.wash}>
      <div className={clsx(home.inner, styles.hero)}>
        <div>
          <Heading as="h1" className={styles.title}>
            React UI components for web developers
          </Heading>
          <p className={styles.lead}>
            Material UI and Joy UI are component libraries with accessible, customizable components.
            MUI System has the styling utilities that they share. Read the docs, try the live demos,
            and copy their source code.
          </p>
          <div className={styles.actions}>
            <Link
              className={styles.primary}
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
        <div className={styles.scene}>
          <OrderDesk />
          <ThemeControls />
        </div>
      </div>
    </header>
  );
}
