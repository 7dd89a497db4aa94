import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { eventAttributes } from '@site/src/telemetry/analytics';
import { installCommand } from '@site/src/foundation/products';
import { CopyButton } from '@site/src/page/code';
import TripBooking from '@site/docs-home/_TripBooking.mdx';
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
            React components that take on your design
          </Heading>
          <p className={styles.lead}>
            Buttons, forms, dates, tables and charts for React apps. Set your colors, shapes and
            type once, and every component follows: in light and dark mode, in both text directions,
            and with the keyboard.
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
          <TripBooking />
          <ThemeControls />
        </div>
      </div>
    </header>
  );
}
