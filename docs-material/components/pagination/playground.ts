import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Pagination: { props: { count: 10 } },
  PaginationItem: { props: { page: { code: '3' } } },
};

export default presets;
