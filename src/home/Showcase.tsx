import Heading from '@theme/Heading';
import JoyCrossing from '@site/docs-joy/home/_JoyCrossing.mdx';
import MaterialCrossing from '@site/docs-material/home/_MaterialCrossing.mdx';
import home from './Home.module.css';
import { ProductName, ProductPurpose } from './Product';
import styles from './Showcase.module.css';
import { ThemeControls } from './ThemeControls';

/** The same demo in both libraries, and the settings that change both. */
export function Showcase() {
  return (
    <section className={styles.band} aria-labelledby="showcase">
      <div className={home.inner}>
        <div className={styles.head}>
          <div>
            <Heading as="h2" id="showcase" className={home.heading}>
              The same app in Material UI and Joy UI
            </Heading>
            <p className={home.text}>
              Both demos are live. Reserve a seat, or change the mode, direction and density of the
              whole site.
            </p>
          </div>
          <ThemeControls />
        </div>
        <div className={styles.twins}>
          <ProductName id="material-ui" />
          <div className={styles.sample}>
            <MaterialCrossing />
          </div>
          <ProductPurpose id="material-ui" />
          <ProductName id="joy-ui" />
          <div className={styles.sample}>
            <JoyCrossing />
          </div>
          <ProductPurpose id="joy-ui" />
        </div>
      </div>
    </section>
  );
}
