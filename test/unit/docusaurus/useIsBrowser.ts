/** Mocks `useIsBrowser` in unit tests: the page has hydrated. */
export default function useIsBrowser(): boolean {
  return true;
}
