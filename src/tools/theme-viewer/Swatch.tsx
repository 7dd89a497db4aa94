import styles from './ThemeViewer.module.css';

const COLOR = /^"(#[\da-f]{3,8}|rgba?\([\d\s.,/%]+\))"$/i;

/** A colored square for a value that is a color. */
export function Swatch({ value }: { value: string }) {
  const color = COLOR.exec(value)?.[1];
  return color ? <span className={styles.swatch} style={{ backgroundColor: color }} /> : null;
}
