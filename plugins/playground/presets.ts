import joy from '../../docs-joy/playground';
import material from '../../docs-material/playground';
import system from '../../docs-system/playground';
import x from '../../docs-infra/x/playground';
import type { ProductId } from '../../src/products';
import type { Presets } from '../../src/playground/types';

/** What writers preset, by product. */
export const PRESETS: Partial<Record<ProductId, Presets>> = {
  'material-ui': material,
  'joy-ui': joy,
  system,
  x,
};
