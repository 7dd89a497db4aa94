import Link from '@docusaurus/Link';
import styles from './StartCards.module.css';

/** A card that leads to a page. */
export interface StartCard {
  /** Path of the page, from the root of the site. */
  to: string;
  title: string;
  /** What the reader finds there. */
  text: string;
}

/**
 * The entrances of a product, on its first page.
 *
 * @example
 * <StartCards
 *   cards={[
 *     {
 *       to: '/joy-ui/getting-started/installation/',
 *       title: 'Installation',
 *       text: 'Add the package to an app.',
 *     },
 *   ]}
 * />
 */
export function StartCards({ cards }: { cards: readonly StartCard[] }) {
  return (
    <ul className={styles.cards} data-search-ignore="">
      {cards.map(({ to, title, text }) => (
        <li key={to} className={styles.card}>
          <Link className={styles.link} to={to}>
            {title}
          </Link>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
