import { render } from '@testing-library/react';
import type { ComponentType } from 'react';

/** Renders a template in jsdom with empty storage and a light system. */
export function renderTemplate(Page: ComponentType) {
  localStorage.clear();
  window.matchMedia = () =>
    ({ matches: false, addListener() {}, removeListener() {} }) as unknown as MediaQueryList;
  return render(<Page />);
}
