import { COMPONENT_DEFAULTS } from 'mui-theme-kit/component-defaults';
import { valueIn, withValue } from '../../edit-theme';
import { ChoiceField } from '../fields/ChoiceField';
import styles from '../Studio.module.css';
import type { PanelProps } from './types';

const COMPONENTS: [string, Record<string, readonly (string | boolean)[]>][] =
  Object.entries(COMPONENT_DEFAULTS);

/** Default props of components. */
export function ComponentsPanel({ theme, change }: PanelProps) {
  return COMPONENTS.map(([key, props]) => {
    const component = key.replace(/^Mui/, '');
    return (
      <fieldset key={key} className={styles.group}>
        <legend>{component}</legend>
        {Object.entries(props).map(([prop, values]) => {
          const path = ['components', key, 'defaultProps', prop];
          return (
            <ChoiceField
              key={prop}
              label={prop}
              fullName={`${component} ${prop}`}
              values={values}
              value={valueIn(theme, path) as string | boolean | undefined}
              onChange={(value) => change(withValue(theme, path, value), null)}
            />
          );
        })}
      </fieldset>
    );
  });
}
