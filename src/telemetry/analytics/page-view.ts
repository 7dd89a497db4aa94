import { canonicalPath, categoryIdOfPath, productIdOfPath } from '@site/src/shell/navigation';
import type { EventParameters } from './types';

/** The parameters of a page view. Browser only. */
export function pageView(pathname: string, title: string): EventParameters<'page_view'> {
  return {
    page_title: title,
    page_location: window.location.origin + canonicalPath(pathname),
    product_id: productIdOfPath(pathname) ?? 'none',
    product_category_id: categoryIdOfPath(pathname) ?? 'none',
  };
}
