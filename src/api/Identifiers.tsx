import { breakable } from '@site/src/foundation/browser/breakable';

/** Code whose long identifiers break between their words; see `breakable` for `fitting`. */
export function Identifiers({ text, fitting }: { text: string; fitting?: number }) {
  return <code>{breakable(text, fitting)}</code>;
}
