import { DensityControl } from '@site/src/reader/density-control';
import { RANGES } from 'mui-theme-kit/theme';
import { withValue } from '../../edit-theme';
import { RangeField } from '../fields/RangeField';
import { TEXTS } from '../texts';
import type { PanelProps } from './types';

/** The library's defaults in px. */
const DEFAULTS = { borderRadius: 4, spacing: 8 };

/** Corners, spacing, and the density, which isn't a part of the theme but a setting of the site. */
export function LayoutPanel({ theme, change }: PanelProps) {
  const { borderRadius } = theme.shape ?? {};
  return (
    <>
      <RangeField
        label={TEXTS.borderRadius}
        used={borderRadius ?? DEFAULTS.borderRadius}
        isOwn={borderRadius !== undefined}
        range={RANGES.borderRadius}
        unit=" px"
        onChange={(value) => change(withValue(theme, ['shape', 'borderRadius'], value), 'radius')}
      />
      <RangeField
        label={TEXTS.spacing}
        used={theme.spacing ?? DEFAULTS.spacing}
        isOwn={theme.spacing !== undefined}
        range={RANGES.spacing}
        unit=" px"
        onChange={(value) => change(withValue(theme, ['spacing'], value), 'spacing')}
      />
      <DensityControl />
    </>
  );
}
