import { useTranslate } from '@site/src/foundation/i18n';
import { SegmentedControl } from '@site/src/ui/segmented-control';
import { densityOf, dispatchThemeAction, useSettings } from '@site/src/reader/settings';

const DENSITIES = ['comfortable', 'compact'] as const;

/** Selects the density of all demos, for the settings and for pages about density. */
export function DensityControl() {
  const t = useTranslate();
  const { dense } = useSettings();
  return (
    <SegmentedControl
      label={t('settings.density')}
      segments={DENSITIES.map((value) => ({ value, label: t(`settings.densities.${value}`) }))}
      value={densityOf(dense)}
      onChange={(value) => dispatchThemeAction({ type: 'SET_DENSE', payload: value === 'compact' })}
    />
  );
}
