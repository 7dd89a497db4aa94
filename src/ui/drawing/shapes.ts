// Path data of simple shapes, in a drawing of 120 × 72 units.

/** Size of a drawing. */
export const DRAWING = { width: 120, height: 72 } as const;

/** Layers of a drawing, from back to front. Each is the data of a path. */
export interface Layers {
  /** Muted areas behind surfaces, such as a dimmed page. */
  behind?: string;
  /** Outlined areas in the color of a surface. */
  surface?: string;
  /** Muted areas, such as text and tracks. */
  soft?: string;
  /** Thin lines. */
  line?: string;
  /** What the component is about. */
  accent?: string;
  /** Details on top of the accent. */
  onAccent?: string;
  /** Thin lines in the accent's color. */
  accentLine?: string;
}

/** A rectangle with rounded corners. */
export function rect(x: number, y: number, width: number, height: number, radius = 3): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1-${r} ${r}h-${w}a${r} ${r} 0 0 1-${r}-${r}v-${h}a${r} ${r} 0 0 1 ${r}-${r}z`;
}

/** A circle. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
}

/** A line of text, as a bar. */
export function text(x: number, y: number, width: number): string {
  return rect(x, y, width, 4, 2);
}

/** A check mark, as an area, in a box of 12 units. */
export function check(x: number, y: number): string {
  return `M${x + 2.6} ${y + 5.8}l1.4-1.4 2 2 4-4.7 1.5 1.3-5.4 6.3z`;
}

/** A chevron that points down. */
export function chevron(x: number, y: number): string {
  return `M${x - 3} ${y - 1.5}l3 3 3-3`;
}

/** A star with five points. */
export function star(x: number, y: number): string {
  return `M${x} ${y - 7}l2 4.7 5.1.4-3.9 3.3 1.2 5-4.4-2.7-4.4 2.7 1.2-5-3.9-3.3 5.1-.4z`;
}
