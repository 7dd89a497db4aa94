import WORKAROUNDS_DATA from './ways-around.json';

/** How apps avoid a failure of the library. */
export interface Workaround {
  /** The rule that fails. */
  rule: string;
  /** Id of the product; all if absent. */
  product?: string;
  /** Name of the evidence file, such as `chip`; all of the product if absent. */
  component?: string;
  /** Markdown in one line, without links. */
  text: string;
}

export const WORKAROUNDS: readonly Workaround[] = WORKAROUNDS_DATA;

const precision = ({ product, component }: Workaround) => Number(!!product) + Number(!!component);

/**
 * The most specific way around a failure.
 *
 * @returns `undefined` if none is known.
 */
export function workaroundFor(
  failure: Readonly<{ rule: string; product: string; component: string }>,
  known: readonly Workaround[] = WORKAROUNDS,
): string | undefined {
  return known
    .filter(
      ({ rule, product, component }) =>
        rule === failure.rule &&
        (product ?? failure.product) === failure.product &&
        (component ?? failure.component) === failure.component,
    )
    .sort((a, b) => precision(b) - precision(a))[0]?.text;
}
