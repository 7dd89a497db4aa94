import groups from '@generated/component-index/default/docs-material.json';
import Heading from '@theme/Heading';
import { ComponentGroups } from '@site/src/tools/component-index';
import clsx from 'clsx';
import home from './Home.module.css';

/** The components of Material UI by category. */
export function ComponentIndex() {
  return (
    <section className={clsx(home.inner, home.section)} aria-labelledby="components">
      <Heading as="h2" id="components" className={home.heading}>
        Browse components
      </Heading>
      <ComponentGroups groups={groups} headings="h3" />
    </section>
  );
}
