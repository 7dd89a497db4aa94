import Link from '@docusaurus/Link';
import { Drawing } from '@site/src/ui/drawing';
import { DRAWINGS } from './drawings';
import styles from './StartCards.module.css';

/** A card that leads to a page. */
export interface StartCard {
  /** Path of the page, from the root of the site. */
  to: string;
  drawing: keyof typeof DRAWINGS;
  title: string;
  /** What the reader finds there. */
  text: string;
}

/**
 * The entrances of a product, at the top of its first page.
 *
 * @example
 * <StartCards
 *   cards={[
 *     {
 *       to: '/joy-ui/getting-started/installation/',
 *       drawing: 'install',
 *       title: 'Installation',
 *       text: 'Add the package to an app.',
 *     },
 *   ]}
 * />
 */
export function StartCards({ cards }: { cards: readonly StartCard[] }) {
  return (
    <ul className={styles.cards} data-search-ignore="">
      {cards.map(({ to, drawing, title, text }) => (
        <li key={to} className={styles.card}>
          <Drawing className={styles.drawing} layers={DRAWINGS[drawing]} />
          <div className={styles.body}>
            <Link className={styles.link} to={to}>
              {title}
            </Link>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
