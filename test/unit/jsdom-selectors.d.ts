declare module 'jsdom/lib/jsdom/living/helpers/selectors.js' {
  /** The object behind an `Element`. */
  interface ElementImpl {
    _localName: string;
    getAttributeNS(namespace: null, name: string): string | null;
  }

  const selectors: {
    /** Whether a selector matches; `false` for an invalid selector. */
    matchesDontThrow: (element: ElementImpl, selector: string | undefined) => boolean;
  };
  export default selectors;
}
