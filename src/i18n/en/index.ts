import { code } from './code';
import { demo } from './demo';
import { dialog } from './dialog';
import { home } from './home';
import { keyboard } from './keyboard';
import { language } from './language';
import { navigation } from './navigation';
import { page } from './page';
import { settings } from './settings';

/** The English texts: complete, and the type that all keys are checked against. */
export const en = {
  code,
  demo,
  dialog,
  home,
  keyboard,
  language,
  navigation,
  page,
  settings,
} as const;
