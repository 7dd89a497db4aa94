/** A hill on the map. */
interface Hill {
  x: number;
  y: number;
  /** Radii of its contour lines. */
  radii: readonly number[];
  /** Shifts the bumps of the lines, so hills differ. */
  phase: number;
}

const POINTS = 48;

function contour({ x, y, phase }: Hill, radius: number): string {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index / POINTS) * 2 * Math.PI;
    const bump =
      1 + 0.16 * Math.sin(2 * angle + phase) + 0.07 * Math.sin(5 * angle + phase + radius / 60);
    const px = x + 1.25 * radius * bump * Math.cos(angle);
    const py = y + radius * bump * Math.sin(angle);
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const HILLS: readonly Hill[] = [
  { x: 180, y: 150, radii: [26, 52, 80, 110, 142, 176], phase: 0.4 },
  { x: 470, y: 330, radii: [22, 46, 72, 100, 130], phase: 2.1 },
];

/** The outlines of the contour lines, as SVG path data. */
export const CONTOURS: readonly string[] = HILLS.flatMap((hill) =>
  hill.radii.map((radius) => contour(hill, radius)),
);
