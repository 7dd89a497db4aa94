/** Mocks a CSS module in unit tests: each class name is its own key. */
export default new Proxy<Record<string, string>>(
  {},
  { get: (_target, key) => (key === '__esModule' ? false : String(key)) },
);
