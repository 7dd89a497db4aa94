import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { templatePath, templatePicturePath } from '@site/src/foundation/products';
import { PICTURE } from './picture';
import styles from './TemplateGallery.module.css';
import { TEXTS } from './texts';
import type { GalleryTemplate } from './types';

/** The templates with pictures, each a link to its page. */
export function TemplateGallery({ templates }: { templates: readonly GalleryTemplate[] }) {
  return (
    <ul className={styles.gallery}>
      {templates.map((template) => (
        <Card key={template.name} {...template} />
      ))}
    </ul>
  );
}

function Card({ name, title, description, xPackages }: GalleryTemplate) {
  const light = useBaseUrl(templatePicturePath(name, 'light'));
  const dark = useBaseUrl(templatePicturePath(name, 'dark'));
  return (
    <li className={styles.card}>
      <img
        className={clsx(styles.picture, styles.light)}
        src={light}
        alt=""
        {...PICTURE}
        loading="lazy"
      />
      <img
        className={clsx(styles.picture, styles.dark)}
        src={dark}
        alt=""
        {...PICTURE}
        loading="lazy"
      />
      <div className={styles.text}>
        <Heading as="h3" className={styles.title}>
          <Link className={styles.link} to={templatePath(name)}>
            {title}
          </Link>
        </Heading>
        <p>{description}</p>
        {xPackages.length > 0 && (
          <p className={styles.packages}>
            {TEXTS.uses} {xPackages.map((one) => one.replace('@mui/', '')).join(', ')}
          </p>
        )}
      </div>
    </li>
  );
}
