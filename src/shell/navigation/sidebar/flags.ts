import type { TranslationKey } from '@site/src/foundation/i18n';
import type { NavigationFlags } from '../entry';

/** A chip next to a page's title. */
export interface Chip {
  text: TranslationKey;
  /** Added for screen readers where the text isn't clear without it. */
  suffix?: TranslationKey;
  tone: 'plan' | 'new' | 'plain' | 'warning';
}

/** The chips of a page, in display order. */
export function chipsOf(flags: NavigationFlags): Chip[] {
  const chips: (Chip | false | undefined)[] = [
    flags.plan && {
      text: `navigation.flag.${flags.plan}`,
      suffix: 'navigation.flag.plan',
      tone: 'plan',
    },
    flags.newFeature && { text: 'navigation.flag.newFeature', tone: 'new' },
    flags.planned && { text: 'navigation.flag.planned', tone: 'plain' },
    flags.unstable && { text: 'navigation.flag.unstable', tone: 'plain' },
    flags.beta && { text: 'navigation.flag.beta', tone: 'plain' },
    flags.legacy && { text: 'navigation.flag.legacy', tone: 'warning' },
    flags.deprecated && { text: 'navigation.flag.deprecated', tone: 'warning' },
  ];
  return chips.filter((chip) => chip !== undefined && chip !== false);
}
