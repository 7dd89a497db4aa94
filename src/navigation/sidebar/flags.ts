import type { TranslationKey } from '@site/src/i18n';
import type { NavigationFlags } from '../entry';

/** A mark beside a page's title. */
export interface Chip {
  text: TranslationKey;
  /** Read after the text, where the text alone would be a riddle. */
  suffix?: TranslationKey;
  tone: 'plan' | 'new' | 'plain' | 'warning';
}

/** The chips of a page, in the order they are shown. */
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
