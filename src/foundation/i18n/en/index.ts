import { ads } from './ads';
import { analytics } from './analytics';
import { code } from './code';
import { demo } from './demo';
import { demoLink } from './demo-link';
import { dialog } from './dialog';
import { docPage } from './doc-page';
import { feedback } from './feedback';
import { frame } from './frame';
import { keyboard } from './keyboard';
import { language } from './language';
import { live } from './live';
import { machineReadable } from './machine-readable';
import { navigation } from './navigation';
import { page } from './page';
import { pageError } from './page-error';
import { search } from './search';
import { settings } from './settings';
import { versions } from './versions';

/** The English texts: complete, and the type that all keys are checked against. */
export const en = {
  ads,
  analytics,
  code,
  demo,
  demoLink,
  dialog,
  docPage,
  feedback,
  frame,
  keyboard,
  language,
  live,
  machineReadable,
  navigation,
  page,
  pageError,
  search,
  settings,
  versions,
} as const;
